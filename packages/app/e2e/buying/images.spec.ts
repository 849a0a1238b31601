import type { Page, Route } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated } from '../support/steps.ts';

/**
 * Opens a category whose bikes have these values in their field `img`. A server that does not validate the field could
 * send any of these values.
 */
const openBikesWith = async (page: Page, images: readonly unknown[]) => {
  await signIn(page);
  const bikeList = images.map((img, index) => ({
    ...bikes.available,
    _id: `b${index}`,
    bikeName: `Bike ${index}`,
    img,
  }));
  await page.route('**/api/categories/1', (route) => route.fulfill({ json: bikeList }));
  await page.goto('/categories/1');
  await expectHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(images.length);
};

/** Starts to add up the layout shifts of the page. Returns a function that returns the sum so far. */
const measureShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifted: () => shifted });
  });
  return () => page.evaluate(() => (window as unknown as { shifted(): number }).shifted());
};

test('L2: a card shows a placeholder without a request when the host of the image URL is not allowed, and no request for an image contains a referrer', async ({
  page,
  app,
}) => {
  const hostile = [
    'javascript:window.ran=true',
    'data:text/html,<script>window.ran=true</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    `blob:${app.url}/1`,
    '//tracker.test/bike.jpg',
    'https://tracker.test/bike.jpg',
    `${app.url}/api/report/1`,
    '/api/productstatus/1',
    null,
  ];
  const requests: string[] = [];
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    if (request.url().includes('/pictures/')) referrers.push(request.headers().referer);
  });
  await openBikesWith(page, [...hostile, bikes.available.img]);
  const cards = await page.getByRole('article').all();
  for (const card of cards.slice(0, -1)) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('No photo')).toBeVisible();
  }
  expect(requests.filter((url) => /tracker|report|productstatus|^(data|blob|javascript):/.test(url))).toEqual([]);
  await cards.at(-1)?.scrollIntoViewIfNeeded();
  await expect.poll(() => referrers.length).toBeGreaterThan(0);
  expect(referrers.filter(Boolean)).toEqual([]);
});

test('L3: the page has no layout shift when an image is missing, broken or never loads', { tag: '@nightly' }, async ({
  page,
}) => {
  const shifted = await measureShifts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respondLater = (route: Route, response: Parameters<Route['fulfill']>[0]) =>
    released.then(() => route.fulfill(response));
  await page.route('**/pictures/photos/gone.jpg', (route) => respondLater(route, { status: 404 }));
  await page.route('**/pictures/photos/broken.jpg', (route) =>
    respondLater(route, { contentType: 'image/jpeg', body: 'not an image' }),
  );
  await page.route('**/pictures/photos/late.jpg', () => {});
  const names = ['gone', 'broken', 'late'];
  await openBikesWith(
    page,
    names.map((name) => `/pictures/photos/${name}.jpg`),
  );

  const cards = page.getByRole('article');
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  const before = await shifted();
  release();
  await expect(cards.nth(0).getByText('No photo')).toBeVisible();
  await expect(cards.nth(1).getByText('No photo')).toBeVisible();
  const late = cards.nth(2).getByRole('img');
  await expect(late).toHaveAttribute('loading', 'lazy');
  const heights = await Promise.all(
    (await cards.all()).map(async (card) => (await card.locator('img').first().boundingBox())?.height),
  );
  expect(new Set(heights).size, `image boxes of the same height: ${heights}`).toBe(1);
  expect(await shifted()).toBe(before);
});
