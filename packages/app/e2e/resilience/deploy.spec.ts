import type { Page } from '@playwright/test';
import { bookings } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { countNavigations, expectHydrated, expectToast } from '../support/steps.ts';

/** The chunk of the payment page. The tests block it, as if a new deployment had removed it. */
const chunk = /\/assets\/Payment-[^/]*\.js$/;

const pay = (page: Page) => page.getByRole('link', { name: 'Pay Now' }).first().click();

const expectChunkError = async (page: Page) => {
  await expect(page.getByText('Looks like our services are facing something wrong!!')).toBeVisible();
  await expect(
    page.getByText('A part of this page could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
};

const failures = [
  [
    'has a 404 response',
    { status: 404, contentType: 'application/json', body: '{"message":"Nothing is to be found here."}' },
  ],
  ['has an HTML response', { status: 200, contentType: 'text/html', body: '<!doctype html><title>App</title>' }],
] as const;

for (const [failure, response] of failures) {
  test(`D1: the app reloads the page once, and then shows an error and a Logout button, when the request for a chunk ${failure}`, {
    tag: ['@R2.19', '@R8.27'],
  }, async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/myorder');
    const navigations = countNavigations(page);
    await page.route(chunk, (route) => route.fulfill(response));
    await pay(page);
    await expectChunkError(page);
    expect(navigations(), 'reloaded once').toBe(1);
    await expect(page, 'the URL of the requested page').toHaveURL(/\/dashboard\/payment\//);

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logout successfull');
    await expect(page).toHaveURL(/\/login$/);
    expect(navigations(), 'and no more').toBe(1);
  });
}

test('D1: the app shows the page, and no message, when the chunk can be loaded after the reload', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  const navigations = countNavigations(page);
  // The test blocks the chunk only before the reload. It stops at the navigation request, because the inline head
  // script of the reloaded page requests the chunk at once.
  let isReloading = false;
  page.on('request', (request) => {
    isReloading ||= request.isNavigationRequest();
  });
  await page.route(chunk, (route) => (isReloading ? route.fallback() : route.fulfill({ status: 404 })));
  await pay(page);
  await expect(page.getByText('Payment for')).toBeVisible();
  expect(navigations()).toBe(1);
});

test('D1: the button Try again requests the missing chunk again, and reloads the page when this request fails too', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  const navigations = countNavigations(page);
  await page.route(chunk, (route) => route.fulfill({ status: 404 }));
  await pay(page);
  await expectChunkError(page);
  expect(navigations()).toBe(1);

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
});

test('D1: the app does not show a page whose stylesheet is missing, and Try again loads the stylesheet', async ({
  page,
}) => {
  const stylesheet = /\/assets\/Payment-[^/]*\.css$/;
  await signIn(page);
  await page.goto('/dashboard/myorder');
  await page.route(stylesheet, (route) => route.fulfill({ status: 404 }));
  await pay(page);
  await expectChunkError(page);

  await page.unroute(stylesheet);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Payment for')).toBeVisible();
  const loaded = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(loaded).toContainEqual(expect.stringMatching(stylesheet));
});

test('D1: the app does not show a page whose stylesheet fails after the script of the page has loaded', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  let scriptResponses = 0;
  let stylesheetRequests = 0;
  page.on('response', (response) => {
    if (chunk.test(response.url())) scriptResponses += 1;
  });
  await page.route(/\/assets\/Payment-[^/]*\.css$/, async (route) => {
    stylesheetRequests += 1;
    // After the reload, the inline head script sends the second request for the stylesheet. This request must fail only
    // after the script of the page has loaded.
    while (stylesheetRequests === 2 && scriptResponses < 2) await page.waitForEvent('response');
    await route.fulfill({ status: 404 });
  });
  await pay(page);
  await expectChunkError(page);
});

test('D1: the app shows a loading text while a chunk has no response, reloads after 120 s, and shows an error after another 120 s', {
  tag: ['@R7.38'],
}, async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  await page.route(chunk, () => {});
  await page.goto(`/dashboard/payment/${bookings.unpaid._id}`, { waitUntil: 'commit' });
  const waiting = page.getByRole('progressbar', { name: 'Loading the page' });
  await expectHydrated(page);
  await expect(waiting).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await page.clock.fastForward(119_000);
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(1_000);
  await reloaded;
  // The test waits for hydration: the reloaded page shows the loading text before that, but the timeout starts only
  // when the app's script runs.
  await expectHydrated(page);
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(120_000);
  await expectChunkError(page);
});

test('D4: the app shows the 404 page with a link to the home page at an unknown URL', {
  tag: ['@R2.14', '@R2.15'],
}, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
  await expect(page).toHaveTitle('Page not found - Second Gear');
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
});
