import type { Browser } from '@playwright/test';
import { expect, type Shop, test } from '../support/appServer.ts';
import {
  admin,
  bikesOffered,
  bookFirstBike,
  buyer,
  countOf,
  enterWithGoogle,
  expectToast,
  fillLogin,
  logIn,
  logOut,
  openBrand,
  openPaymentOf,
  openPlace,
  payWith,
  reportFirstBike,
  rowOf,
} from '../support/steps.ts';

/** In a browser of their own; says what the bike is called. */
const somebodyElseBuysTheFirstHonda = async (browser: Browser, shop: Shop): Promise<string> => {
  const theirs = await browser.newContext({ baseURL: shop.url });
  const page = await theirs.newPage();
  await enterWithGoogle(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPaymentOf(page, bike);
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await theirs.close();
  return bike;
};

test('a buyer finds, books and pays for a bike, and all of it survives a restart', {
  tag: [
    '@answers',
    '@elsewhere',
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
}, async ({ page, shop }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const offered = await bikesOffered(page);
  const bike = await bookFirstBike(page);

  await openPaymentOf(page, bike);
  const [price] =
    /\d+/.exec(
      await page
        .getByText(/^\d+ BDT$/)
        .first()
        .innerText(),
    ) ?? [];
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  await expectToast(page, 'Payment Success');
  await expect(page.getByText('Your TransactionId:')).toBeVisible();

  const before = await shop.ledger();
  expect(before).toHaveLength(1);
  expect(before[0]).toMatchObject({ amount: Number(price) * 100, last4: '4242' });
  await expect(page.getByText(before[0]?.intentId ?? 'no intent')).toBeVisible();

  await shop.stop();
  await shop.start();

  await page.goto('/dashboard/myorder');
  const order = page.getByRole('article', { name: bike });
  await expect(order.getByRole('button', { name: 'Paid' })).toBeDisabled();
  await expect(order.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await openBrand(page, 'Honda');
  // The first of the list was booked and is gone; the others have moved up.
  expect(await bikesOffered(page)).toEqual(offered.slice(1));
  expect(await shop.ledger()).toEqual(before);
});

test('a guest is sent to the login page and brought back, the query kept', {
  tag: ['@R2.45', '@R4.24', '@R6.11'],
}, async ({ page }) => {
  await page.goto('/categories/1?from=poster');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/categories\/1\?from=poster$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
});

test("Google's button signs a new person in as buyer", { tag: ['@R1.19', '@R3.19'] }, async ({ page }) => {
  await enterWithGoogle(page);
  await openBrand(page, 'Royel Enfield');
  await bookFirstBike(page);
});

test('a wrong password is answered by a sentence; the e-mail stays and the next try works', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { ...buyer, password: 'wrong-password' });
  await expectToast(page, /e-?mail|password/i);
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill(buyer.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login Successfull');
});

test('the same bike cannot be booked twice, and the server says so', { tag: ['@answers', '@R8.06'] }, async ({
  page,
}) => {
  await logIn(page);
  await openBrand(page, 'Honda');
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

test('a buyer reports a bike, and the admin finds it counted and listed', {
  tag: ['@answers', '@R1.04', '@R2.116', '@R4.09'],
}, async ({ page }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await reportFirstBike(page);
  await logOut(page);

  await logIn(page, admin);
  await openPlace(page, 'Reported Items');
  await expect(countOf(page, 'Reported Items')).toHaveText('3');
  await expect(rowOf(page, bike)).toBeVisible();
});

test('Pay stays alive after a declined card, and nobody pays twice', { tag: ['@translated', '@R8.08'] }, async ({
  page,
  shop,
}) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPaymentOf(page, bike);

  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await payWith(page, '4000 0000 0000 9995');
  await expect(page.getByText('Your card has insufficient funds.')).toBeVisible();
  expect(await shop.ledger()).toEqual([]);

  await payWith(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByText(/unable to authenticate/i)).toBeVisible();
  expect(await shop.ledger()).toEqual([]);

  await payWith(page, '4000 0025 0000 3155');
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
  expect(await shop.ledger()).toHaveLength(1);

  await page.reload();
  await expect(page.getByText(/already paid/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  expect(await shop.ledger()).toHaveLength(1);
});

test('one order paid in two tabs at once is charged once', async ({ page, context, shop }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPaymentOf(page, bike);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();

  await Promise.all([payWith(page, '4242 4242 4242 4242'), payWith(other, '4242 4242 4242 4242')]);
  for (const tab of [page, other]) {
    await expect(tab.getByText(/Congrats! your payment completed|This order is already paid/)).toBeVisible();
  }
  expect(await shop.ledger()).toHaveLength(1);
});

test('of two buyers at the till with one bike, one pays', { tag: '@answers' }, async ({ page, browser, shop }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);
  await openPaymentOf(page, bike);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();

  expect(await somebodyElseBuysTheFirstHonda(browser, shop)).toBe(bike);

  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('This bike is already sold.')).toBeVisible();
  expect(await shop.ledger()).toHaveLength(1);
});

test('a bike that somebody else paid for cannot be paid for again', async ({ page, browser, shop }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const bike = await bookFirstBike(page);

  expect(await somebodyElseBuysTheFirstHonda(browser, shop)).toBe(bike);

  await openPaymentOf(page, bike);
  await expect(page.getByText(/sold/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  expect(await shop.ledger()).toHaveLength(1);
});

test('logging out leaves nothing behind', { tag: ['@R3.26'] }, async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => window.localStorage.getItem('accessToken'))).toBeNull();
  await page.goto('/dashboard/myorder');
  await expect(page).toHaveURL(/\/login$/);
});

test('a whole booking by keyboard alone', async ({ page }) => {
  await page.goto('/categories/2');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  // Another button stands in its place until it is known that they are a buyer.
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
