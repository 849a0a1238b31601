import type { Page } from '@playwright/test';
import { bookings } from '@second-gear/fixtures';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { bnPayment } from '../../../ui/src/copy/bn/payment.ts';
import { bnAddBike } from '../../../ui/src/copy/bn/selling/addBike.ts';
import { en } from '../../../ui/src/copy/en.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import {
  choosePhoto,
  countNavigations,
  expectHydrated,
  expectToast,
  fillBikeFields,
  fillLogin,
  followNavLink,
  holdRequests,
  seller,
} from '../support/steps.ts';

/** Tests of the language switch. A language change must change the texts, and keep everything else on the page. */

const { addBike } = bnAddBike;
const { payment } = bnPayment;

const switchLink = (page: Page, name: 'বাংলা' | 'English') => page.getByRole('contentinfo').getByRole('link', { name });

/**
 * Clicks the language switch from a script, as a screen reader can do. Therefore the click works even when a dialog
 * covers the switch.
 */
const switchBehindDialog = (page: Page) =>
  page.locator('footer a[hreflang]').evaluate((link: HTMLAnchorElement) => link.click());

test('a language change updates texts, title and URL without a reload, and keeps focus and scroll position', {
  tag: ['@R11.43'],
}, async ({ page }) => {
  await page.goto('/?from=mail#brands');
  await expectHydrated(page);
  const navigations = countNavigations(page);
  const link = switchLink(page, 'বাংলা');
  await link.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL('/bn?from=mail#brands');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('contentinfo')).toContainText(bn.footer.since);
  await expect(switchLink(page, 'English')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY / 2);
  await page.getByRole('contentinfo').getByRole('link', { name: bn.navbar.blogs }).click();
  await expect(page).toHaveURL('/bn/blogs');
  await expect(page).toHaveTitle(`${bn.navbar.blogs} - Second Gear`);
  await switchLink(page, 'English').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page).toHaveTitle('Blogs - Second Gear');
  expect(navigations()).toBe(0);
});

test('after a language change, Back and Forward show every page in the new language', { tag: ['@R11.44'] }, async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await followNavLink(page, 'Blogs');
  await expect(page).toHaveURL('/blogs');
  await switchLink(page, 'বাংলা').click();
  await expect(page).toHaveURL('/bn/blogs');
  const navigations = countNavigations(page);
  await page.goBack();
  await expect(page).toHaveURL('/bn');
  await expect(page.getByRole('heading', { name: bn.home.contact.title })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/bn/blogs');
  await expect(page.getByRole('heading', { level: 1, name: bn.navbar.blogs })).toBeVisible();
  expect(navigations()).toBe(0);
});

test('F35: a language change only shows a message when the texts cannot be loaded, and works after a reload', async ({
  page,
}) => {
  await page.goto('/blogs');
  await expectHydrated(page);
  await page.route('**/assets/common-*.js', (route) => route.abort());
  await switchLink(page, 'বাংলা').click();
  await expectToast(page, en.notLoaded);
  await expect(page).toHaveURL('/blogs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute('**/assets/common-*.js');
  await page.reload();
  await expectHydrated(page);
  await switchLink(page, 'বাংলা').click();
  await expect(page).toHaveURL('/bn/blogs');
});

test('a language change keeps all values of the sign-up form', { tag: ['@R11.43'] }, async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Nusrat Jahan');
  await page.getByLabel('Email').fill('nusrat@example.com');
  await page.getByRole('button', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Seller', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await switchLink(page, 'বাংলা').click();
  await expect(page.getByLabel(bn.signIn.name)).toHaveValue('Nusrat Jahan');
  await expect(page.getByLabel(bn.signIn.email)).toHaveValue('nusrat@example.com');
  await expect(page.getByLabel(bn.signIn.password, { exact: true })).toHaveValue('a long password');
  await expect(page.getByRole('button', { name: bn.signIn.role })).toContainText(bn.signIn.roles.seller);
  await page.getByRole('button', { name: bn.signUp.submit, exact: true }).click();
  await expectToast(page, bn.toasts.signedUp);
  await expect(page).toHaveURL('/bn');
});

test('a language change keeps the return-to URL of the login page', { tag: ['@R11.43'] }, async ({ page }) => {
  await page.goto('/dashboard/myorder');
  await expect(page).toHaveURL('/login');
  await switchLink(page, 'বাংলা').click();
  await expect(page).toHaveURL('/bn/login');
  await switchLink(page, 'English').click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page);
  await expect(page).toHaveURL('/dashboard/myorder');
});

test('a language change keeps the form Add A Bike and its photo, also while the request that creates the bike is in progress', {
  tag: ['@R11.43'],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  await fillBikeFields(page, 'Yamaha YB 100');
  await choosePhoto(page, {
    name: 'left-side.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  await switchLink(page, 'বাংলা').click();
  await expect(page).toHaveURL('/bn/dashboard/addproduct');
  await expect(page.getByRole('img', { name: addBike.photoField.alt })).toBeVisible();
  await expect(page.getByRole('textbox', { name: addBike.bikeName })).toHaveValue('Yamaha YB 100');
  await expect(page.getByRole('textbox', { name: bn.bikes.description })).toHaveValue(/^Papers complete/);

  const release = await holdRequests(page, '**/api/products');
  const creation = page.waitForRequest('**/api/products');
  await page.getByRole('button', { name: addBike.submit }).click();
  await creation;
  await switchLink(page, 'English').click();
  await expect(page).toHaveURL('/dashboard/addproduct');
  release();
  await expect(page).toHaveURL('/dashboard/myproduct');
  await expect(page.getByRole('rowheader', { name: 'Yamaha YB 100', exact: true })).toBeVisible();
});

test('a language change keeps the open booking dialog and the typed values', { tag: ['@R11.43'] }, async ({ page }) => {
  await signIn(page);
  await page.goto('/categories/1');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill('01711000123');
  await dialog.getByLabel('Meeting location').fill('Dhanmondi 27');
  await switchBehindDialog(page);
  await expect(page).toHaveURL('/bn/categories/1');
  await expect(dialog.getByLabel(bn.booking.phone)).toHaveValue('01711000123');
  await expect(dialog.getByLabel(bn.booking.location)).toHaveValue('Dhanmondi 27');
  // The name of a hidden button, which react-aria would show in English.
  await expect(page.getByRole('button', { name: bn.dismiss })).toBeAttached();
  await dialog.getByRole('button', { name: bn.booking.submit }).click();
  await expectToast(page, bn.toasts.booked);
});

test('a language change keeps the typed card number, and causes no second charge while the charge is being recorded', {
  tag: ['@R11.43', '@R11.60'],
}, async ({ page, app }) => {
  await signIn(page);
  await page.goto(`/dashboard/payment/${bookings.unpaid._id}`);
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await switchLink(page, 'বাংলা').click();
  await expect(page).toHaveURL(`/bn/dashboard/payment/${bookings.unpaid._id}`);
  await expect(page.getByLabel(payment.cardNumber)).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel(payment.cvc)).toHaveValue('123');

  const charges = (await app.ledger()).length;
  const release = await holdRequests(page, '**/api/payments');
  const record = page.waitForRequest('**/api/payments');
  await page.getByRole('button', { name: payment.pay, exact: true }).click();
  await record;
  await switchLink(page, 'English').click();
  await expect(page.getByText('Your card was charged; recording…')).toBeVisible();
  await switchLink(page, 'বাংলা').click();
  await expect(page.getByText(payment.recording)).toBeVisible();
  release();
  await expect(page.getByText(payment.congrats)).toBeVisible();
  expect(await app.ledger()).toHaveLength(charges + 1);
});
