import type { Page } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { holdRequests, logIn } from '../support/steps.ts';

/** Tests of the first bike cards of a list, which the inline head script renders before the app's script has loaded. */

const script = '**/assets/index-*.js';
const list = '**/api/categories/1';
const cards = (page: Page) => page.getByRole('article');

/** Text and position of each card, without the button 'Read more', which a card has only after hydration. */
const cardLayouts = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, left, width } = card.getBoundingClientRect();
      const text = (card as HTMLElement).innerText.replace(/\s*Read more\s*/, '\n\n').replace(/\n+/g, '\n');
      return { text, top, left, width };
    }),
  );

const respondWithBikes = (page: Page, records: unknown) =>
  page.route(list, (route) => route.fulfill({ json: records }));
const bikeNamed = (bikeName: string, at = 1) => ({ ...bikes.available, _id: String(at).padStart(24, '0'), bikeName });

/** Returns a function that says whether the app's script has been requested. */
const scriptRequestOf = (page: Page) => {
  let isRequested = false;
  page.on('request', (request) => {
    isRequested ||= /\/assets\/index-[^/]*\.js$/.test(request.url());
  });
  return () => isRequested;
};

for (const width of [320, 1440]) {
  test(`renders the first cards before the app's script loads and keeps them unchanged after hydration at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    await respondWithBikes(page, [
      bikeNamed('Honda one', 1),
      { ...bikeNamed('Honda two', 2), isVerified: false },
      bikeNamed('Honda three', 3),
    ]);
    const release = await holdRequests(page, script);
    const releaseRole = await holdRequests(page, '**/allusers/buyer/**');
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('3', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verified Seller' })).toHaveCount(2);
    await expect
      .poll(() =>
        cards(page)
          .first()
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    for (const name of ['Honda one', 'Honda two', 'Honda three'])
      await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
    expect(new Set(ids).size, `unique ids: ${ids}`).toBe(ids.length);
    const before = await cardLayouts(page);
    const isMarked = await page.evaluate(() => {
      const card = document.querySelector('article');
      Object.assign(window, { card });
      return card?.isConnected;
    });
    expect(isMarked).toBe(true);

    release();
    await page.waitForFunction(() => !(Reflect.get(window, 'card') as Element).isConnected);
    expect(await cardLayouts(page), 'the same list, without a loading state in between').toEqual(before);
    releaseRole();
    await expect(page.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(3);
    expect(consoleMessages).toEqual([]);
  });
}

for (const width of [360, 768]) {
  test(`renders the first cards of a buyer with their final height before the app's script loads at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const release = await holdRequests(page, script);
    const isRoleKnown = page.waitForResponse('**/allusers/buyer/**');
    // The list arrives after the role, so that the head script knows the role when it renders the cards.
    await page.route(list, async (route) => {
      await isRoleKnown;
      await route.continue();
    });
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Report to admin', disabled: true })).toHaveCount(2);
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article')]
          .slice(0, 2)
          .flatMap((card) => [card, ...card.querySelectorAll('[data-actions] > *')])
          .map((box) => {
            const { top, left, width, height } = box.getBoundingClientRect();
            return { top, left, width, height };
          }),
      );
    const before = await boxes();

    release();
    await expect(page.getByRole('button', { name: 'Report to admin', disabled: false }).first()).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}

test('renders texts of other users as plain text when they contain markup or the placeholders of the card template', async ({
  page,
}) => {
  await logIn(page);
  const bikeName = '<img src=x onerror=alert(1)> {brand} {description} {at}';
  await respondWithBikes(page, [{ ...bikeNamed(bikeName), description: '</p><script>alert(1)</script>{count}' }]);
  const release = await holdRequests(page, script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText(bikeName);
  const before = await cardLayouts(page);
  release();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await expect(cards(page).getByText('</p><script>alert(1)</script>{count}')).toBeVisible();
  expect(before[0]?.text).toContain('</p><script>alert(1)</script>{count}');
});

test('renders the first cards only up to a bike with an image of another host, and leaves sold bikes out', async ({
  page,
}) => {
  await logIn(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await respondWithBikes(page, [
    { ...bikeNamed('Honda sold', 1), soldOut: true },
    { ...bikeNamed('Honda one', 2), isVerified: 'false' },
    { ...bikeNamed('Honda two', 3), soldOut: 'false' },
    { ...bikeNamed('Honda other host', 4), img: 'https://tracker.test/1.jpg' },
    bikeNamed('Honda three', 5),
  ]);
  const release = await holdRequests(page, script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page).getByRole('heading')).toHaveText(['Honda one', 'Honda two']);
  await expect(page.getByRole('button', { name: 'Verified Seller' })).toHaveCount(1);
  release();
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Honda one',
    'Honda two',
    'Honda other host',
    'Honda three',
  ]);
  expect(requests.filter((url) => url.includes('tracker.test'))).toEqual([]);
});

for (const [response, body] of [
  ['an empty list', '[]'],
  ['an object', '{"bikeName":"Honda"}'],
  ['a list without bikes', '[null,7,"x",[],{}]'],
  ['HTML', '<!doctype html><p>Log in'],
  ['a number instead of text', JSON.stringify([{ ...bikeNamed('Honda'), resaleValue: 165000 }])],
] as const) {
  test(`renders no card before the app's script has loaded, and then the page, when the response is ${response}`, async ({
    page,
  }) => {
    await logIn(page);
    await page.route(list, (route) => route.fulfill({ body, contentType: 'application/json' }));
    const release = await holdRequests(page, script);
    const isRequested = scriptRequestOf(page);
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect.poll(isRequested).toBe(true);
    await expect(cards(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test("delays the app's script for up to 1.5 s while the list loads, but not after the user has pressed a key", async ({
  page,
}) => {
  await logIn(page);
  await holdRequests(page, list);
  // From here on, the time of the page advances only with `runFor`.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const isRequested = scriptRequestOf(page);
  const open = async () => {
    await page.goto('about:blank');
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  };
  await open();
  await page.clock.runFor(1_400);
  expect(isRequested()).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(isRequested).toBe(true);

  const isRequestedAgain = scriptRequestOf(page);
  await open();
  expect(isRequestedAgain()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isRequestedAgain).toBe(true);
});

test("keeps the first cards and shows an error when the app's script cannot be loaded", async ({ page }) => {
  await logIn(page);
  await page.route(script, (route) => route.abort());
  await page.goto('/categories/1');
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(script);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
});

test.describe('with the app cached by the service worker', () => {
  test.use({ hasServiceWorker: true });

  test("does not delay the app's script when the service worker has cached it", async ({ page }) => {
    await logIn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await holdRequests(page, list);
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Loading the bikes' })).toBeVisible();
  });
});

test('keeps the first cards until the chunk of the page has loaded, even when the chunk loads late', async ({
  page,
}) => {
  await logIn(page);
  await respondWithBikes(page, [bikeNamed('Honda one', 1), bikeNamed('Honda two', 2)]);
  const release = await holdRequests(page, '**/assets/lists-*.js');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const scriptResponse = page.waitForResponse(script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(2);
  await page.evaluate(() => {
    const check = () =>
      Object.assign(window, {
        cardsDisappeared: Reflect.get(window, 'cardsDisappeared') || !document.querySelector('article'),
      });
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Shift');
  await (await scriptResponse).finished();
  await page.clock.runFor(5_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, 'cardsDisappeared'))).toBe(false);
});

test("does not restore the old scroll position when the user has scrolled before the app's script loaded", async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  await expect(cards(page)).toHaveCount(24);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const release = await holdRequests(page, script);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
  release();
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => window.scrollY)).toBe(250);
});

test("keeps the focus on the same button when the app's script replaces the first cards", async ({ page }) => {
  await logIn(page);
  await respondWithBikes(page, [bikeNamed('Honda one', 1), bikeNamed('Honda two', 2)]);
  const release = await holdRequests(page, script);
  const releaseRole = await holdRequests(page, '**/allusers/buyer/**');
  await page.goto('/categories/1', { waitUntil: 'commit' });
  const book = cards(page).nth(1).getByRole('button', { name: 'Book Now' });
  await book.focus();
  const rendered = page.waitForFunction((button) => !button?.isConnected, await book.elementHandle());
  release();
  await rendered;
  await expect(book).toBeFocused();
  releaseRole();
  await expect(book).toBeEnabled();
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Honda two');
});
