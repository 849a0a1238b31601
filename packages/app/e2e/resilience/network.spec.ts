import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { bikesOffered, bookFirstBike, hold, logIn, openBrand, openPaymentOf, payWith } from '../support/steps.ts';

/** A line in the hills: 400 ms there and back, 400 kbit in a second. */
const onASlowLine = async (page: Page) => {
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
    /** How much of the page has moved without being asked to, as browsers count it. */
    moved: number;
  }
}

const watchWhatMoves = (page: Page) =>
  page.addInitScript(() => {
    window.moved = 0;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) window.moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const moved = (page: Page) => page.evaluate(() => window.moved);

test('N2: on a slow line nothing jumps for a guest who opens a list and is led to log in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchWhatMoves(page);
  const letGo = await hold(page, '**/assets/Login-*.js');
  await page.goto('/categories/1');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(await moved(page)).toBeLessThan(0.02);
});

test('N2: on a slow line a buyer logs in, books and pays; skeletons keep the places, and nothing jumps', async ({
  page,
}) => {
  await watchWhatMoves(page);
  await onASlowLine(page);
  await logIn(page);

  const letGo = await hold(page, '**/api/categories/1');
  await openBrand(page, 'Honda');
  await expect(page.getByRole('progressbar', { name: 'Loading the bikes' })).toBeVisible();
  letGo();
  await bikesOffered(page);
  expect(await moved(page)).toBeLessThan(0.02);

  // Once more from its address: nothing of it is known yet.
  await page.reload();
  await bikesOffered(page);
  expect(await moved(page)).toBeLessThan(0.02);

  const bike = await bookFirstBike(page);
  await openPaymentOf(page, bike);
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
});

test('N3: a list that hangs says so after 8 s, is asked for four times in all, and then offers to try again', async ({
  page,
}) => {
  await logIn(page);
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/bookings?*', () => {
    asked += 1;
  });
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('progressbar', { name: 'Loading your orders' })).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(8000);
  await expect(page.getByText('Still loading. The line is slow.')).toBeVisible();

  // 20 s for each answer, and pauses of 1, 2 and 4 s between.
  for (const [wait, times] of [
    [12_000 + 1000, 2],
    [20_000 + 2000, 3],
    [20_000 + 4000, 4],
  ] as const) {
    await page.clock.runFor(wait);
    await expect.poll(() => asked).toBe(times);
  }
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^The shop took too long to answer\./)).toBeVisible();

  await page.unroute('**/api/bookings?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Yamaha RXS 115' })).toBeVisible();
});

test('N1: the connection goes and comes back in the middle of a page', { tag: '@translated' }, async ({
  page,
  context,
}) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const offered = await bikesOffered(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  expect(await bikesOffered(page)).toEqual(offered);

  const askedAgain = page.waitForResponse((response) => response.url().endsWith('/api/categories/1') && response.ok());
  await context.setOffline(false);
  await askedAgain;
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  expect(await bikesOffered(page)).toEqual(offered);
});
