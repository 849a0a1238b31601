import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated, fillLogin, holdRequests, openCategory, seller } from '../support/steps.ts';

test('the page shows an error when a list cannot be loaded, and loads the list when the user clicks Try again', {
  tag: ['@R8.34'],
}, async ({ page }) => {
  test.slow(); // Three retries, with delays of 1, 2 and 4 s, happen before the error appears, so the test takes long.
  await signIn(page);
  // The test lets only the requests for this list fail. If all requests failed and one later succeeded, the app would
  // read the list again by itself, before the test clicks Try again.
  const bikeList = '**/api/categories/2';
  await page.route(bikeList, (route) => route.abort());
  await openCategory(page, 'Yamaha');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute(bikeList);
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the app disables Book Now, and says why, when the user is not a buyer', { tag: ['@R2.82'] }, async ({ page }) => {
  await signIn(page, seller);
  await openCategory(page, 'Honda');
  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  await bookNow.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(bookNow).toBeFocused();
  await expect(bookNow).toBeDisabled();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Only Buyer can book' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report to admin' })).toHaveCount(0);
});

test('the return-to URL stays the same when the user follows links between the login page and the sign-up page', {
  tag: ['@R2.45', '@R4.24', '@R6.11'],
}, async ({ page }) => {
  await page.goto('/categories/2?x=1#y');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page);
  await expect(page).toHaveURL(/\/categories\/2\?x=1#y$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Yamaha' })).toBeVisible();
});

test.describe('the focus after a navigation to a page whose chunk loads slowly', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  /**
   * Opens a link while the chunk of its page loads slowly. It uses the keyboard: if the pointer were over the link, the
   * app would load the chunk before the click.
   */
  const followWithSlowChunk = async (page: Page, chunk: string, link: Locator) => {
    const release = await holdRequests(page, `**/assets/${chunk}-*.js`);
    const chunkRequest = page.waitForRequest(`**/assets/${chunk}-*.js`);
    await link.focus();
    await page.keyboard.press('Enter');
    await chunkRequest;
    await expect(link).toBeHidden();
    release();
  };

  test('the heading of the sign-up page gets the focus when the user opens it from the login page and its chunk loads slowly', async ({
    page,
  }) => {
    await page.goto('/login');
    await followWithSlowChunk(page, 'SignUp', page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
    await expect(heading(page, 'Sign Up')).toBeFocused();
  });

  test('the heading of the dashboard gets the focus when its chunk loads slowly', async ({ page }) => {
    await signIn(page);
    await page.goto('/');
    await expectHydrated(page);
    await followWithSlowChunk(page, 'Dashboard', page.getByRole('banner').getByRole('link', { name: 'Dashboard' }));
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  test('the heading of a page inside the dashboard gets the focus when its chunk loads slowly', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/myorder');
    await followWithSlowChunk(page, 'Payment', page.getByRole('link', { name: 'Pay Now' }).first());
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a page for sellers is not shown when the request for the role fails, although the role is cached from an earlier request', async ({
  page,
}) => {
  test.slow(); // Three retries, with delays of 1, 2 and 4 s, happen before the error appears, so the test takes long.
  await signIn(page, seller);
  await page.goto('/dashboard/myproduct');
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

test('no page scrolls horizontally when the window is 320, 390 or 1440 px wide', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/categories/1', '/dashboard', '/dashboard/myorder', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBe(0);
    }
  }
});
