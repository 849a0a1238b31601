import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { bookFirstBike, holdRequests, listedBikes, openCategory, openPayment, payWithCard } from '../support/steps.ts';

/** Emulates a slow mobile network: 400 ms latency and 400 kbit/s. */
const emulateSlowNetwork = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (400 * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};

declare global {
  interface Window {
    /** The sum of all layout shifts so far, except those within half a second after user input. */
    layoutShift: number;
  }
}

const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) window.layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const layoutShiftOf = (page: Page) => page.evaluate(() => window.layoutShift);

test('N2: the app causes no layout shift on a slow network when a guest opens a list and is redirected to the login page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordLayoutShift(page);
  const release = await holdRequests(page, '**/assets/Login-*.js');
  await page.goto('/categories/1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
});

test('N2: the app causes no layout shift on a slow network while a buyer opens a list, books and pays', async ({
  page,
}) => {
  await signIn(page);
  await recordLayoutShift(page);
  await emulateSlowNetwork(page);

  const release = await holdRequests(page, '**/api/categories/1');
  await openCategory(page, 'Honda');
  await expect(page.getByRole('progressbar', { name: 'Loading the bikes' })).toBeVisible();
  release();
  await listedBikes(page);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);

  // Measures again after a reload, because then the app has no data in memory.
  await page.reload();
  await listedBikes(page);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);

  const bike = await bookFirstBike(page);
  await openPayment(page, bike);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
});

test('N3: when the server sends no response, a list shows a message after 8 s, and Try again after three retries', async ({
  page,
}) => {
  await signIn(page);
  await page.clock.install();
  let requests = 0;
  await page.route('**/api/bookings?*', () => {
    requests += 1;
  });
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('progressbar', { name: 'Loading your orders' })).toBeVisible();
  await expect.poll(() => requests).toBe(1);
  await page.clock.runFor(8000);
  await expect(page.getByText('Still loading. The connection is slow.')).toBeVisible();

  // The app sends four requests with a timeout of 20 s each. The delays between them are 1, 2 and 4 s.
  for (const [wait, times] of [
    [12_000 + 1000, 2],
    [20_000 + 2000, 3],
    [20_000 + 4000, 4],
  ] as const) {
    await page.clock.runFor(wait);
    await expect.poll(() => requests).toBe(times);
  }
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Second Gear did not answer in time\./)).toBeVisible();

  await page.unroute('**/api/bookings?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Yamaha RXS 115' })).toBeVisible();
});

test('N1: a list stays visible while the browser is offline, and the app reads it again when the browser is online', {
  tag: '@translated',
}, async ({ page, context }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const offered = await listedBikes(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  expect(await listedBikes(page)).toEqual(offered);

  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/categories/1') && response.ok());
  await context.setOffline(false);
  await refetched;
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  expect(await listedBikes(page)).toEqual(offered);
});
