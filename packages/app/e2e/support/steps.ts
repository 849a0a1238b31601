import { expect, type Locator, type Page } from '@playwright/test';
import { bikeFormTexts } from '@second-gear/fixtures';
import { toastsOf } from './pageInvariants.ts';

const password = 'kickstart';

export const users = {
  buyer: { email: 'buyer@secondgear.test', password },
  seller: { email: 'seller@secondgear.test', password },
  admin: { email: 'admin@secondgear.test', password },
};
export const { buyer, seller, admin } = users;

/**
 * For each page, the number of toasts that the page showed until the toast that the test has asserted last. These
 * toasts are not asserted again.
 */
const assertedToasts = new WeakMap<Page, number>();

/**
 * Expects that the page has shown a toast with this text since the last toast that the test asserted. The toast may
 * still be visible, or may have disappeared.
 */
export const expectToast = async (page: Page, text: string | RegExp) => {
  const asserted = assertedToasts.get(page) ?? 0;
  const newToasts = () => toastsOf(page).slice(asserted);
  const matches = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(newToasts).toContainEqual(matches);
  assertedToasts.set(page, asserted + newToasts().findIndex((toast) => matches.asymmetricMatch(toast)) + 1);
};

export const fillLogin = async (page: Page, { email, password } = buyer) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

export const logIn = async (page: Page, user = buyer) => {
  await page.goto('/login');
  await fillLogin(page, user);
  await expectToast(page, 'Login Successfull');
};

export const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logout successfull');
};

type NewUser = { name: string; email: string; role: 'Buyer' | 'Seller'; password: string };

export const signUp = async (page: Page, { name, email, role, password }: NewUser) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await selectOption(page, 'Role', role);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expectToast(page, 'Sign Up successfull');
  await expect(page).toHaveURL(/\/$/);
};

/** Waits for hydration. A prerendered page is visible before, but its buttons are inert until React has hydrated it. */
export const expectHydrated = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('radiogroup')).toHaveJSProperty('inert', false);

/**
 * Starts to count the document requests of a page. Returns a function that returns their number. It does not count
 * `load` events, because a page that the test leaves early never emits this event.
 */
export const countNavigations = (page: Page): (() => number) => {
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  return () => navigations;
};

export const holdRequests = async (page: Page, url: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    // Ignores the error of `continue`, because a test may have closed the page that has sent the request.
    await route.continue().catch(() => {});
  });
  return release;
};

const selectOption = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOption({ label: option });

/** Signs in a new user, whom the dialog that simulates Google's account chooser lists. */
export const signInWithGoogle = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByRole('button', { name: /Tahmid Rahman/ }).click();
  await expectToast(page, 'Login successfull');
};

export const openCategory = async (page: Page, category: string) => {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`See Products.*${category}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
};

export const followNavLink = (page: Page, link: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();

export const dashboardLinks = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');

export const openMenuItem = async (page: Page, item: string, heading = item) => {
  await followNavLink(page, 'Dashboard');
  await dashboardLinks(page).filter({ hasText: item }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

/** Returns the count beside the heading of a table or list. */
export const countOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading }).getByText(/^\d+$/).first();

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** Waits until the app has left the history entry of a closed dialog. Until then, `page.goto` would be aborted. */
const expectNoOverlayEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.history.state?.overlays?.depth ?? 0)).toBe(0);

export const deleteRow = async (page: Page, name: string, toast: string) => {
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await expect(dialog.getByText(`If You delete ${name} ,It can not be undo`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, toast);
  await expect(dialog).toBeHidden();
  await expectNoOverlayEntry(page);
};

/** Returns the text of every bike card, after the whole list is rendered. */
export const listedBikes = async (page: Page): Promise<string[]> => {
  const bikes = page.getByRole('article');
  await expect(bikes.first().getByRole('button', { name: 'Book Now' })).toBeVisible();
  // The list first renders a few cards, and later all others. So the test waits until the number of cards is the number
  // beside the heading.
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const count = await countOf(page, heading.split('\n')[0] ?? '').innerText();
  await expect(bikes).toHaveCount(Math.min(Number(count), 24));
  // The buttons of each card change when the app knows the role of the user.
  await expect(bikes.getByText('You can book as soon as your account has loaded')).toHaveCount(0);
  return bikes.allTextContents();
};

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
  await expectNoOverlayEntry(page);
  return name;
};

export const reportBike = async (page: Page, within: Page | Locator = page) => {
  await within.getByRole('button', { name: 'Report to admin' }).click();
  await page
    .getByRole('alertdialog', { name: 'Report this bike?' })
    .getByRole('button', { name: 'Report', exact: true })
    .click();
  await expectToast(page, 'Reported Successfully');
};

export const reportFirstBike = async (page: Page): Promise<string> => {
  const card = page.getByRole('article').first();
  await reportBike(page, card);
  return card.getByRole('heading').innerText();
};

export const fillBikeForm = async (page: Page, bikeName: string) => {
  await selectOption(page, 'Bike Category', 'Yamaha');
  await selectOption(page, 'Condition', 'Good');
  const fields = { 'Bike Name': bikeName, ...bikeFormTexts };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
};

type FilePayload = { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file, or the file at a path, as the photo of the bike, or replaces the photo. */
export const choosePhoto = async (page: Page, file: FilePayload | string) => {
  const fileChooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'Bike Photo' })
    .getByRole('button', { name: /^(Choose a photo|Change)$/ })
    .click();
  await (await fileChooser).setFiles(file);
};

export const addBike = async (page: Page, bikeName: string) => {
  await openMenuItem(page, 'Add a Product', 'Add A Bike');
  await fillBikeForm(page, bikeName);
  await choosePhoto(page, {
    name: 'left.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  // The preview moves the button, and the browser drops a click on a button that moves between press and release.
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Add New' }).click();
  await expectToast(page, 'New product is added successfully');
  await expect(page).toHaveURL(/\/dashboard\/myproduct$/);
  await expect(rowOf(page, bikeName)).toBeVisible();
};

export const advertise = async (page: Page, bikeName: string) => {
  await rowOf(page, bikeName).getByRole('button', { name: 'Advertise' }).click();
  await expectToast(page, 'advertise Successfully');
};

export const verifySeller = async (page: Page, sellerName: string) => {
  await rowOf(page, sellerName).getByRole('button', { name: 'make verified' }).click();
  await expectToast(page, 'Seller Verified successful.');
  await expect(rowOf(page, sellerName).getByText('Verified', { exact: true })).toBeVisible();
};

export const openPayment = async (page: Page, bikeName: string) => {
  await page.goto('/dashboard/myorder');
  await page.getByRole('article', { name: bikeName }).getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByText('Payment for')).toBeVisible();
};

export const payWithCard = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
};
