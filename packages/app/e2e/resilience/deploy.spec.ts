import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { countNavigations, expectToast } from '../support/steps.ts';

/** The chunk of the payment page. The tests block it, as if a new deployment had removed it. */
const chunk = /\/assets\/Payment-[^/]*\.js$/;

const pay = (page: Page) => page.getByRole('link', { name: 'Pay Now' }).first().click();

const expectChunkError = async (page: Page) => {
  await expect(page.getByText('Looks like our services are facing something wrong!!')).toBeVisible();
  await expect(
    page.getByText('A part of this page could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
};

test('D1: the app reloads the page once when a chunk or its stylesheet is missing, then shows an error, and Try again and Logout work', {
  tag: ['@R2.19', '@R8.27'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  const navigations = countNavigations(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await pay(page);
  await expectChunkError(page);
  expect(navigations(), 'reloaded once').toBe(1);
  await expect(page, 'the URL of the requested page').toHaveURL(/\/dashboard\/payment\//);

  const again = page.getByRole('button', { name: 'Try again' });
  const loaded = page.waitForEvent('load');
  await again.click();
  await loaded;
  await expectChunkError(page);
  expect(navigations(), 'reloaded again after the click').toBe(2);

  await page.unroute(chunk);
  await again.click();
  await expect(page.getByText('Payment for')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(navigations(), 'no reload, because the browser requests a missing module again').toBe(2);

  await test.step('the stylesheet of the page is missing', async () => {
    const stylesheet = /\/assets\/Payment-[^/]*\.css$/;
    await page.goto('/dashboard/myorder');
    await page.route(stylesheet, (route) => route.fulfill({ status: 404 }));
    await pay(page);
    await expectChunkError(page);
    await page.unroute(stylesheet);
    await again.click();
    await expect(page.getByText('Payment for')).toBeVisible();
    const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    expect(loaded).toContainEqual(expect.stringMatching(stylesheet));
  });

  await test.step('the host sends its page for the chunk', async () => {
    const html = { contentType: 'text/html', body: '<!doctype html><title>App</title>' };
    await page.route(chunk, (route) => route.fulfill(html));
    await page.reload();
    await expectChunkError(page);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logout successfull');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("D1: the app shell shows an error when the app's script cannot be loaded, and Try again reloads the same URL", async ({
  page,
}) => {
  let isAvailable = false;
  await page.route('**/assets/index-*.js', (route) => (isAvailable ? route.continue() : route.abort()));
  await page.goto('/login?from=a');
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0);
  isAvailable = true;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?from=a');
});
