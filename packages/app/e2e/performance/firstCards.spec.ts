import type { Page } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { hold, logIn } from '../support/steps.ts';

/** The first bikes of a list, drawn by its page's head before the shop's script has come. */

const script = '**/assets/index-*.js';
const list = '**/api/categories/1';
const cards = (page: Page) => page.getByRole('article');

/** What can be read of each bike, and where it stands; the way to more of it is there as soon as it can lead there. */
const told = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { top, left, width } = card.getBoundingClientRect();
      const text = (card as HTMLElement).innerText.replace(/\s*Read more\s*/, '\n\n').replace(/\n+/g, '\n');
      return { text, top, left, width };
    }),
  );

const showing = (page: Page, records: unknown) => page.route(list, (route) => route.fulfill({ json: records }));
const named = (bikeName: string, at = 1) => ({ ...bikes.available, _id: String(at).padStart(24, '0'), bikeName });

/** Whether the shop's script has been asked for. */
const askedFor = (page: Page) => {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /\/assets\/index-[^/]*\.js$/.test(request.url());
  });
  return () => isAsked;
};

for (const width of [320, 1440]) {
  test(`they are there before the script, and stay as they are when it comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await showing(page, [
      named('Honda one', 1),
      { ...named('Honda two', 2), isVerified: false },
      named('Honda three', 3),
    ]);
    const letGo = await hold(page, script);
    const tellRole = await hold(page, '**/allusers/buyer/**');
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
    expect(new Set(ids).size, `each id once: ${ids}`).toBe(ids.length);
    const before = await told(page);
    const marked = await page.evaluate(() => {
      const card = document.querySelector('article');
      Object.assign(window, { card });
      return card?.isConnected;
    });
    expect(marked).toBe(true);

    letGo();
    await page.waitForFunction(() => !(Reflect.get(window, 'card') as Element).isConnected);
    expect(await told(page), 'the same list in its place, and no waiting between').toEqual(before);
    tellRole();
    await expect(page.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(3);
    expect(said).toEqual([]);
  });
}

for (const width of [360, 768]) {
  test(`a buyer's are as high as they will be, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    const letGo = await hold(page, script);
    const isRoleKnown = page.waitForResponse('**/allusers/buyer/**');
    // The list is what comes last.
    await page.route(list, async (route) => {
      await isRoleKnown;
      await route.continue();
    });
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Report to admin', disabled: true })).toHaveCount(2);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('article')]
          .slice(0, 2)
          .flatMap((card) => [card, ...card.querySelectorAll('[data-actions] > *')])
          .map((box) => {
            const { top, left, width, height } = box.getBoundingClientRect();
            return { top, left, width, height };
          }),
      );
    const before = await places();

    letGo();
    await expect(page.getByRole('button', { name: 'Report to admin', disabled: false }).first()).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('what strangers wrote stays text, in its own place', async ({ page }) => {
  await logIn(page);
  const bikeName = '<img src=x onerror=alert(1)> {brand} {description} {at}';
  await showing(page, [{ ...named(bikeName), description: '</p><script>alert(1)</script>{count}' }]);
  const letGo = await hold(page, script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText(bikeName);
  const before = await told(page);
  letGo();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  await expect(cards(page).getByText('</p><script>alert(1)</script>{count}')).toBeVisible();
  expect(before[0]?.text).toContain('</p><script>alert(1)</script>{count}');
});

test('those up to the first that is told of otherwise are drawn, and none of those that are sold', async ({ page }) => {
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await showing(page, [
    { ...named('Honda sold', 1), soldOut: true },
    { ...named('Honda one', 2), isVerified: 'false' },
    { ...named('Honda two', 3), soldOut: 'false' },
    { ...named('Honda elsewhere', 4), img: 'https://tracker.test/1.jpg' },
    named('Honda three', 5),
  ]);
  const letGo = await hold(page, script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page).getByRole('heading')).toHaveText(['Honda one', 'Honda two']);
  await expect(page.getByRole('button', { name: 'Verified Seller' })).toHaveCount(1);
  letGo();
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Honda one',
    'Honda two',
    'Honda elsewhere',
    'Honda three',
  ]);
  expect(asked.filter((url) => url.includes('tracker.test'))).toEqual([]);
});

for (const [answer, body] of [
  ['an empty list', '[]'],
  ['no list', '{"bikeName":"Honda"}'],
  ['a list of nothing', '[null,7,"x",[],{}]'],
  ['a page', '<!doctype html><p>Log in'],
  ['numbers for words', JSON.stringify([{ ...named('Honda'), resaleValue: 165000 }])],
] as const) {
  test(`where the server says ${answer}, nothing is drawn before its time, and the page comes`, async ({ page }) => {
    await logIn(page);
    await page.route(list, (route) => route.fulfill({ body, contentType: 'application/json' }));
    const letGo = await hold(page, script);
    const isAsked = askedFor(page);
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect.poll(isAsked).toBe(true);
    await expect(cards(page)).toHaveCount(0);
    letGo();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a list that keeps its readers waiting keeps the script waiting for a moment, and less for whoever presses a key', async ({
  page,
}) => {
  await logIn(page);
  await hold(page, list);
  // Time stands still but for what it is told to pass.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const isAsked = askedFor(page);
  const opened = async () => {
    await page.goto('about:blank');
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  };
  await opened();
  await page.clock.runFor(1_400);
  expect(isAsked()).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(isAsked).toBe(true);

  const isAskedNow = askedFor(page);
  await opened();
  expect(isAskedNow()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isAskedNow).toBe(true);
});

test('where the script does not come, they stay, and it is said', async ({ page }) => {
  await logIn(page);
  await page.route(script, (route) => route.abort());
  await page.goto('/categories/1');
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(script);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
});

test.describe('with the shop kept from an earlier visit', () => {
  test.use({ hasWorkers: true });

  test('the script does not wait for them', async ({ page }) => {
    await logIn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await hold(page, list);
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 60_000);
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(page.getByRole('progressbar', { name: 'Loading the bikes' })).toBeVisible();
  });
});

test('they stay until the page’s own code has come, however late that is', async ({ page }) => {
  await logIn(page);
  await showing(page, [named('Honda one', 1), named('Honda two', 2)]);
  const letGo = await hold(page, '**/assets/lists-*.js');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  const run = page.waitForResponse(script);
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(2);
  await page.evaluate(() => {
    const look = () =>
      Object.assign(window, { wentAway: Reflect.get(window, 'wentAway') || !document.querySelector('article') });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Shift');
  await (await run).finished();
  await page.clock.runFor(5_000);
  letGo();
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Book Now', disabled: false })).toHaveCount(2);
  expect(await page.evaluate(() => Reflect.get(window, 'wentAway'))).toBe(false);
});

test('whoever reads on in them is not taken back to where they were before', async ({ page }) => {
  await logIn(page);
  await page.goto('/categories/1');
  await expect(cards(page)).toHaveCount(24);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const letGo = await hold(page, script);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(250);
  letGo();
  await expect(cards(page)).toHaveCount(24);
  expect(await page.evaluate(() => window.scrollY)).toBe(250);
});

test('whoever stands on something before the script has come stands on the same when it has', async ({ page }) => {
  await logIn(page);
  await showing(page, [named('Honda one', 1), named('Honda two', 2)]);
  const letGo = await hold(page, script);
  const tellRole = await hold(page, '**/allusers/buyer/**');
  await page.goto('/categories/1', { waitUntil: 'commit' });
  const book = cards(page).nth(1).getByRole('button', { name: 'Book Now' });
  await book.focus();
  const isDrawn = page.waitForFunction((button) => !button?.isConnected, await book.elementHandle());
  letGo();
  await isDrawn;
  await expect(book).toBeFocused();
  tellRole();
  await expect(book).toBeEnabled();
  await expect(book).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Honda two');
});
