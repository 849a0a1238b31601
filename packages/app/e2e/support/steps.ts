import { expect, type Locator, type Page } from '@playwright/test';
import { toastsOf } from './pageInvariants.ts';

/** What people do again and again, in their words. */

const password = 'kickstart';

/** The demo's people, one of each role. */
export const people = {
  buyer: { email: 'buyer@secondgear.test', password },
  seller: { email: 'seller@secondgear.test', password },
  admin: { email: 'admin@secondgear.test', password },
};
export const { buyer, seller, admin } = people;

/** How many of a page's toasts a journey has asked for already, with those before them. */
const heard = new WeakMap<Page, number>();

/** A toast says these words, or has said them since the last that was asked for. */
export const expectToast = async (page: Page, words: string | RegExp, options?: { timeout: number }) => {
  const before = heard.get(page) ?? 0;
  const unheard = () => toastsOf(page).slice(before);
  const matches = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words);
  await expect.poll(unheard, options).toContainEqual(matches);
  heard.set(page, before + unheard().findIndex((one) => matches.asymmetricMatch(one)) + 1);
};

export const fillLogin = async (page: Page, { email, password } = buyer) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

export const logIn = async (page: Page, person = buyer) => {
  await page.goto('/login');
  await fillLogin(page, person);
  await expectToast(page, 'Login Successfull');
};

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout successfull');
};

type Newcomer = { name: string; email: string; role: 'Buyer' | 'Seller'; password: string };

export const fillSignUp = async (page: Page, { name, email, role, password }: Newcomer) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await choose(page, 'Role', role);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
};

/** Somebody whom the shop has never seen, by the form. */
export const signUp = async (page: Page, newcomer: Newcomer) => {
  await fillSignUp(page, newcomer);
  await expectToast(page, 'Sign Up successfull');
  await expect(page).toHaveURL(/\/$/);
};

/** A page that was drawn ahead is there before it answers. What is inert can be seen, and found by its role. */
export const isAlive = (page: Page) =>
  expect(page.getByRole('radiogroup', { name: 'Theme' })).toHaveJSProperty('inert', false);

/** How often the page itself is asked for from here on: it may be used before it has loaded. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

/** Keeps these requests of a page from leaving, until what this gives is called. */
export const hold = async (page: Page, url: string): Promise<() => void> => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    // Whoever asked may be gone.
    await route.continue().catch(() => {});
  });
  return letGo;
};

/** Opens a list of answers and takes one. */
const choose = async (page: Page, question: string, answer: string) => {
  await page.getByRole('button', { name: question }).click();
  await page.getByRole('option', { name: answer, exact: true }).click();
};

/** Somebody whom the shop has never seen, by Google's button. */
export const enterWithGoogle = async (page: Page) => {
  await page.goto('/login');
  await chooseGoogleNewcomer(page);
};

/** At the login page. */
export const chooseGoogleNewcomer = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: /Tahmid Rahman/ }).click();
  await expectToast(page, 'Login successfull');
};

/** Opens a brand from the home page's doors. */
export const openBrand = async (page: Page, brand: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`See Products.*${brand}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
};

/** Follows a link of the navbar. */
export const follow = (page: Page, place: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: place, exact: true }).click();

/** Everything the dashboard's drawer offers, in its order. */
export const placesOffered = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');

/** Opens a page of the dashboard from its drawer, wherever one is. */
export const openPlace = async (page: Page, place: string, heading = place) => {
  await follow(page, 'Dashboard');
  await placesOffered(page).filter({ hasText: place }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

/** How many there are, as it stands beside the heading of a table. */
export const countOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading }).getByText(/^\d+$/).first();

/** One line of a table, by what it is called. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Presses Delete in the line of a table, means it, and is told what came of it. */
export const deleteRow = async (page: Page, name: string, told: string) => {
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await expect(question.getByText(`If You delete ${name} ,It can not be undo`)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, told);
  await expect(question).toBeHidden();
};

/** Every bike of the list, in its words, once the list is there. */
export const bikesOffered = async (page: Page): Promise<string[]> => {
  const bikes = page.getByRole('article');
  await expect(bikes.first().getByRole('button', { name: 'Book Now' })).toBeVisible();
  // The first screen of them is there before the rest.
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const count = await countOf(page, heading.split('\n')[0] ?? '').innerText();
  await expect(bikes).toHaveCount(Number(count));
  // Who looks is known a moment later, and then each has other buttons.
  await expect(bikes.getByText('Booking opens once your role is known')).toHaveCount(0);
  // A description is offered whole once it is known to be cut short, which is a moment later.
  return (await bikes.allTextContents()).map((words) => words.replace('Read more', ''));
};

/** Books the first bike that is offered and says what it is called. */
export const bookFirstBike = async (page: Page): Promise<string> => {
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expectToast(page, 'Booking successfull');
  await expect(dialog).toBeHidden();
  return name;
};

export const reportFirstBike = async (page: Page): Promise<string> => {
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Report to admin' }).click();
  await expectToast(page, 'Reported Successfully');
  return card.getByRole('heading').innerText();
};

/** Opens 'Add A Bike' and answers everything but the photo: a Yamaha. */
export const writeBike = async (page: Page, bikeName: string) => {
  await openPlace(page, 'Add a Product', 'Add A Bike');
  await choose(page, 'Bike Category', 'Yamaha');
  await choose(page, 'Condition', 'Good');
  const answers = {
    'Bike Name': bikeName,
    'Orginal Price': '180000',
    'Resale Price': '95000',
    'Purchase year': '1994',
    'Year of used': '32',
    Phone: '01711000142',
    Location: 'Ambarkhana, Sylhet',
    Description: 'Papers complete, chain and sprockets new.',
  };
  for (const [question, answer] of Object.entries(answers)) {
    await page.getByRole('textbox', { name: question }).fill(answer);
  }
};

/** Chooses a file as the bike's photo, in the place of another one too. */
export const pickPhoto = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const asked = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'Bike Photo' })
    .getByRole('button', { name: /^(Choose a photo|Change)$/ })
    .click();
  await (await asked).setFiles(file);
};

/** A Yamaha, with a photo that a camera could have taken. */
export const fillBike = async (page: Page, bikeName: string) => {
  await writeBike(page, bikeName);
  const photo = { name: 'left-side.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await pickPhoto(page, photo);
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New' }).click();
};

/** Lists a bike and is led to My Product. */
export const addBike = async (page: Page, bikeName: string) => {
  await fillBike(page, bikeName);
  await expectToast(page, 'New product is added successfully');
  await expect(page).toHaveURL(/\/dashboard\/myproduct$/);
  await expect(rowOf(page, bikeName)).toBeVisible();
};

export const advertise = async (page: Page, bikeName: string) => {
  await rowOf(page, bikeName).getByRole('button', { name: 'Advertise' }).click();
  await expectToast(page, 'advertise Successfully');
};

export const verify = async (page: Page, sellerName: string) => {
  await rowOf(page, sellerName).getByRole('button', { name: 'make verified' }).click();
  await expectToast(page, 'Seller Verified successful.');
  await expect(rowOf(page, sellerName).getByText('Verified', { exact: true })).toBeVisible();
};

/** Opens the payment page of one order from My Orders. */
export const openPaymentOf = async (page: Page, bikeName: string) => {
  await page.goto('/dashboard/myorder');
  await page.getByRole('article', { name: bikeName }).getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByText('Payment for')).toBeVisible();
};

export const payWith = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
};
