import type { Page, Route } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { isAlive, logIn } from '../support/steps.ts';

/** A brand whose bikes have these pictures, as a server gives them that checks nothing. */
const openBikesWith = async (page: Page, pictures: readonly unknown[]) => {
  await logIn(page);
  const listed = pictures.map((img, place) => ({
    ...bikes.available,
    _id: `b${place}`,
    bikeName: `Bike ${place}`,
    img,
  }));
  await page.route('**/api/categories/1', (route) => route.fulfill({ json: listed }));
  await page.goto('/categories/1');
  await isAlive(page);
  await expect(page.getByRole('article')).toHaveCount(pictures.length);
};

/** How much the page has moved by itself (Cumulative Layout Shift), from its first moment on. */
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

test('L2: what is no picture of an allowed host is a placeholder, and nobody is asked for it', async ({
  page,
  shop,
}) => {
  const hostile = [
    'javascript:window.ran=true',
    'data:text/html,<script>window.ran=true</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    `blob:${shop.url}/1`,
    '//tracker.test/bike.jpg',
    'https://tracker.test/bike.jpg',
    `${shop.url}/api/report/1`,
    '/api/productstatus/1',
    `https://tracker.test/${'a'.repeat(2_000)}`,
    null,
    7,
  ];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openBikesWith(page, hostile);
  for (const card of await page.getByRole('article').all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('No photo')).toBeVisible();
  }
  expect(asked.filter((url) => /tracker|report|productstatus|^(data|blob|javascript):/.test(url))).toEqual([]);
});

test('L3: a picture that is gone, broken or never comes moves nothing, and tells nobody where it is looked at', async ({
  page,
}) => {
  const shifted = await measureShifts(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const afterwards = (route: Route, answered: Parameters<Route['fulfill']>[0]) =>
    held.then(() => route.fulfill(answered));
  await page.route('**/pictures/photos/gone.jpg', (route) => afterwards(route, { status: 404 }));
  await page.route('**/pictures/photos/broken.jpg', (route) =>
    afterwards(route, { contentType: 'image/jpeg', body: 'no picture' }),
  );
  await page.route('**/pictures/photos/late.jpg', () => {});
  const referrers: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) referrers.push(request.headers().referer);
  });
  const names = ['gone', 'broken', 'late'];
  await openBikesWith(
    page,
    names.map((name) => `/pictures/photos/${name}.jpg`),
  );

  const cards = page.getByRole('article');
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  const before = await shifted();
  answer();
  await expect(cards.nth(0).getByText('No photo')).toBeVisible();
  await expect(cards.nth(1).getByText('No photo')).toBeVisible();
  const late = cards.nth(2).getByRole('img');
  await expect(late).toHaveAttribute('loading', 'lazy');
  await expect(late).toHaveAttribute('referrerpolicy', 'no-referrer');
  const heights = await Promise.all(
    (await cards.all()).map(async (card) => (await card.locator('img').first().boundingBox())?.height),
  );
  expect(new Set(heights).size, `boxes of one height: ${heights}`).toBe(1);
  expect(referrers.length).toBeGreaterThan(0);
  expect(referrers.filter(Boolean)).toEqual([]);
  expect(await shifted()).toBe(before);
});
