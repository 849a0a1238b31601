import type { Page } from '@playwright/test';
import { bookings } from '@second-gear/fixtures';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { bnPayment } from '../../../ui/src/copy/bn/payment.ts';
import { en } from '../../../ui/src/copy/en.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { countNavigations, expectHydrated, expectToast, holdRequests } from '../support/steps.ts';

const { payment } = bnPayment;

const switchLink = (page: Page, name: 'বাংলা' | 'English') => page.getByRole('contentinfo').getByRole('link', { name });

test('a language change updates texts, title and URL without a reload, keeps focus and scroll position, and holds after Back and Forward', {
  tag: ['@R11.43', '@R11.44'],
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
  await expect(page.getByRole('heading', { level: 1, name: bn.navbar.blogs })).toBeVisible();
  await expect(page).toHaveURL('/bn/blogs');
  await expect(page).toHaveTitle(`${bn.navbar.blogs} - Second Gear`);
  await switchLink(page, 'English').click();
  await expect(page).toHaveURL('/blogs');
  await expect(page).toHaveTitle('Blogs - Second Gear');

  await page.goBack();
  await expect(page).toHaveURL('/?from=mail#brands');
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  expect(navigations()).toBe(0);
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
  await expect(page.getByText('Your card was charged. Saving the payment…')).toBeVisible();
  await switchLink(page, 'বাংলা').click();
  await expect(page.getByText(payment.recording)).toBeVisible();
  release();
  await expect(page.getByText(payment.congrats)).toBeVisible();
  expect(await app.ledger()).toHaveLength(charges + 1);
});

test('F35, F37, F38: the app shows a page only in Bangla when the host sends the English file, and in English at its English URL, also after a language change, when the texts in Bangla cannot be loaded', async ({
  page,
}) => {
  await page.route('**/bn/no/such/page', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/no/such/page', route.request().url()).href }) }),
  );
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/bn/no/such/page');
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: bn.notFound.sentence })).toBeVisible();
  await expect(page.getByText('৪০৪')).toBeVisible();
  await expect(page).toHaveTitle(`${bn.notFound.title} - Second Gear`);
  await expectHydrated(page);

  await test.step('the texts in Bangla cannot be loaded', async () => {
    await page.route('**/assets/common-*.js', (route) => route.abort());
    await page.goto('/bn/login');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/login');
  });

  await test.step('the texts for a language change cannot be loaded', async () => {
    await page.goto('/blogs');
    await expectHydrated(page);
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
});
