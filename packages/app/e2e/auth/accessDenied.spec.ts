import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { fillLogin, hold, logIn, openBrand, openPlace, seller } from '../support/steps.ts';

test('a list that cannot be had says so, and comes when asked again', { tag: ['@R8.34'] }, async ({ page }) => {
  test.slow(); // three retries with the spec's pauses of 1, 2 and 4 s come before the words
  await logIn(page);
  // Only the list: with the whole shop gone, what else comes back may bring it along before anybody presses.
  const bikes = '**/api/categories/2';
  await page.route(bikes, (route) => route.abort());
  await openBrand(page, 'Yamaha');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute(bikes);
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('somebody who is no buyer cannot book, and is told why', { tag: ['@R2.82'] }, async ({ page }) => {
  await logIn(page, seller);
  await openBrand(page, 'Honda');
  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  await bookNow.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(bookNow).toBeFocused();
  await expect(bookNow).toBeDisabled();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Only Buyer can book' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report to admin' })).toHaveCount(0);
});

test("a buyer's page sends a seller to the login page, which says why and leads on", async ({ page }) => {
  await logIn(page, seller);
  await page.goto('/dashboard/myorder');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('that page is for another role')).toBeVisible();
  await fillLogin(page, seller);
  await expect(page).toHaveURL(/\/$/);
});

test('where somebody was going is remembered through the links of the ways in', async ({ page }) => {
  await page.goto('/categories/2?x=1#y');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page);
  await expect(page).toHaveURL(/\/categories\/2\?x=1#y$/);
});

test.describe('whoever goes to a page whose code is still to come is at its heading when it has come', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  /** By keyboard, so that no hand over the link has its page fetched ahead. */
  const followSlowly = async (page: Page, part: string, link: Locator) => {
    const letGo = await hold(page, `**/assets/${part}-*.js`);
    const asked = page.waitForRequest(`**/assets/${part}-*.js`);
    await link.focus();
    await page.keyboard.press('Enter');
    await asked;
    await expect(link).toBeHidden();
    letGo();
  };

  test('from a form to the other', async ({ page }) => {
    await page.goto('/login');
    await followSlowly(page, 'SignUp', page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
    await expect(heading(page, 'Sign Up')).toBeFocused();
  });

  test('into the dashboard', async ({ page }) => {
    await logIn(page);
    await followSlowly(page, 'Dashboard', page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  test('within it', async ({ page }) => {
    await logIn(page);
    await openPlace(page, 'My Orders');
    await followSlowly(page, 'Payment', page.getByRole('link', { name: 'Pay Now' }).first());
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a page of one role stays closed while the role alone cannot be asked, though it was known before', async ({
  page,
}) => {
  test.slow(); // three retries with the spec's pauses of 1, 2 and 4 s come before the words
  await logIn(page, seller);
  await openPlace(page, 'My Product');
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('secondGear.lists.own')))
    .toContain('"seller"');
  await page.route(/\/allusers\/(buyer|seller|admin)\//, (route) => route.abort());
  await page.goto('/dashboard/myproduct');
  await expect(page.getByRole('progressbar', { name: 'Checking what you may do here' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.unroute(/\/allusers\/(buyer|seller|admin)\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').first()).toBeVisible();
});

for (const width of [320, 390, 1440]) {
  test(`no page of this journey scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    for (const path of ['/', '/login', '/signup', '/categories/1', '/dashboard', '/dashboard/myorder', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('contentinfo').waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
