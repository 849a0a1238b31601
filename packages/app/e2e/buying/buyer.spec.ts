import type { Browser } from '@playwright/test';
import { type AppServer, expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import {
  admin,
  bookFirstBike,
  buyer,
  countOf,
  expectToast,
  listedBikes,
  logIn,
  logOut,
  openCategory,
  openMenuItem,
  openPayment,
  payWithCard,
  reportFirstBike,
  rowOf,
  signInWithGoogle,
} from '../support/steps.ts';

/**
 * Lets a second buyer, in a browser context of its own, buy the first Honda of the list. Returns the name of that bike.
 */
const otherBuyerBuysFirstHonda = async (browser: Browser, app: AppServer): Promise<string> => {
  const otherContext = await browser.newContext({ baseURL: app.url });
  const page = await otherContext.newPage();
  await signInWithGoogle(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPayment(page, bike);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await otherContext.close();
  return bike;
};

test('a buyer finds, books and pays for a bike, and the order stays paid when the server restarts', {
  tag: [
    '@response-shapes',
    '@cross-origin',
    '@translated',
    '@R1.02',
    '@R1.05',
    '@R1.21',
    '@R2.65',
    '@R4.07',
    '@R4.11',
    '@R8.09',
    '@R8.10',
    '@R8.11',
  ],
}, async ({ page, app }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const offered = await listedBikes(page);
  const bike = await bookFirstBike(page);

  await openPayment(page, bike);
  const [price] =
    /\d+/.exec(
      await page
        .getByText(/^\d+ BDT$/)
        .first()
        .innerText(),
    ) ?? [];
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await expectToast(page, 'Payment Success');
  await expect(page.getByText('Your TransactionId:')).toBeVisible();

  const before = await app.ledger();
  expect(before).toHaveLength(1);
  expect(before[0]).toMatchObject({ amount: Number(price) * 100, last4: '4242' });
  await expect(page.getByText(before[0]?.intentId ?? 'no intent')).toBeVisible();

  await app.stop();
  await app.start();

  await page.goto('/dashboard/myorder');
  const order = page.getByRole('article', { name: bike });
  await expect(order.getByRole('button', { name: 'Paid' })).toBeDisabled();
  await expect(order.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await openCategory(page, 'Honda');
  // The buyer has bought the first bike of the list, so the list no longer contains that bike.
  expect(await listedBikes(page)).toEqual(offered.slice(1));
  expect(await app.ledger()).toEqual(before);
});

test('a new user who signs in with Google becomes a buyer', { tag: ['@R1.19', '@R3.19', '@R8.16'] }, async ({
  page,
}) => {
  await signInWithGoogle(page);
  await openCategory(page, 'Royel Enfield');
  await bookFirstBike(page);
});

test("the app shows the server's message when a buyer books the same bike twice", {
  tag: ['@response-shapes', '@R8.06'],
}, async ({ page }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: bike });
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Mirpur 10');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expectToast(page, `You already booked ${bike}`);
  await expect(dialog).toBeHidden();
});

test('the admin sees a bike in Reported Items, and in its count, after a buyer has reported the bike', {
  tag: ['@response-shapes', '@R1.04', '@R2.116', '@R4.09'],
}, async ({ page }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await reportFirstBike(page);
  await logOut(page);

  await logIn(page, admin);
  await openMenuItem(page, 'Reported Items');
  await expect(countOf(page, 'Reported Items')).toHaveText('3');
  await expect(rowOf(page, bike)).toBeVisible();
});

test('F123: Pay stays enabled after a card is declined and after Back in a 3-D Secure challenge, and the buyer is charged once when a payment succeeds', {
  tag: ['@translated', '@R8.08'],
}, async ({ page, app }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPayment(page, bike);

  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWithCard(page, '4000 0000 0000 9995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  expect(await app.ledger()).toEqual([]);

  await payWithCard(page, '4000 0025 0000 3155');
  await expect(page.getByRole('button', { name: 'Fail authentication' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/unable to authenticate/i)).toBeVisible();
  expect(await app.ledger()).toEqual([]);

  await payWithCard(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  expect(await app.ledger()).toHaveLength(1);

  await page.reload();
  await expect(page.getByText(/already paid/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  expect(await app.ledger()).toHaveLength(1);
});

test('the buyer is charged once when the buyer pays for one order in two tabs at the same time', async ({
  page,
  context,
  app,
}) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPayment(page, bike);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();

  await Promise.all([payWithCard(page, '4242 4242 4242 4242'), payWithCard(other, '4242 4242 4242 4242')]);
  for (const tab of [page, other]) {
    await expect(tab.getByText(/Congrats! your payment completed|This order is already paid/)).toBeVisible();
  }
  expect(await app.ledger()).toHaveLength(1);
});

test('only one of two buyers can pay for the same bike, and the other buyer then sees no Pay button', {
  tag: '@response-shapes',
}, async ({ page, browser, app }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPayment(page, bike);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();

  expect(await otherBuyerBuysFirstHonda(browser, app)).toBe(bike);

  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('This bike is already sold.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This bike is already sold.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await openMenuItem(page, 'My Orders');
  const order = page.getByRole('article', { name: bike });
  await expect(order.getByText('Sold to another buyer')).toBeVisible();
  await expect(order.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  expect(await app.ledger()).toHaveLength(1);
});

test('a buyer logs in and books a bike with the keyboard only', async ({ page }) => {
  await page.goto('/categories/2');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  // Book Now is disabled until the app knows the role of the user.
  await expect(bookNow).toBeEnabled();
  await bookNow.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Enter Your Phone Number')).toBeFocused();
  await page.keyboard.type('01711000123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lalbagh, Dhaka');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Booking successfull');
  await expect(bookNow).toBeFocused();
});
