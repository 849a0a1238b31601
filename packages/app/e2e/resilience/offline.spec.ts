import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import { countLoads, expectToast, follow, logIn, openPlace } from '../support/steps.ts';

/** The shop without a line, in a browser that keeps its files for it. */
test.use({ hasWorkers: true });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see is from' });

/** Resolves when the service worker is at work, and has the files that this page has loaded. It takes its time: it comes last. */
const isKept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('second-gear');
          const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const wanted = ['/app.html', ...loaded.filter((path) => /^\/assets\/.*\.(js|css|woff2)$/.test(path))];
          return {
            isAtWork: navigator.serviceWorker.controller !== null,
            missing: wanted.filter((path) => !kept.includes(path)),
          };
        }),
      { timeout: 30_000 },
    )
    .toEqual({ isAtWork: true, missing: [] });

test('N1: after one visit the home page opens without a line, says so, and shows what it showed and when', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(notice(page)).toContainText(/^You are offline\. What you see is from \d+ \w+ \d{4}, \d\d:\d\d\.$/);
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Royel Enfield' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('N1: a buyer whose shop is gone has the bikes and the orders of the last visit, and asks again', async ({
  page,
  shop,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
  // Lists are kept once everything that is seen has come.
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('secondGear.lists.own')))
    .toContain('Honda CG125');
  await page.goto('/dashboard/myorder');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).not.toHaveCount(0);
  const count = await orders.count();
  await isKept(page);
  await shop.stop();
  const refused: string[] = [];
  page.on('requestfailed', (request) => {
    const [, call] = /\/api\/(\w+(?:\/buyer|\/1)?)/.exec(request.url()) ?? [];
    if (call) refused.push(call);
  });
  const refusalsOf = (call: string) => refused.filter((one) => one === call).length;
  await page.goto('/dashboard/myorder');
  await expect(orders).toHaveCount(count);
  await expect(notice(page)).toContainText('The shop cannot be reached now. What you see is from');
  // Nor does any of it go when nobody can say any longer, after three retries, whose page it is.
  await expect.poll(() => refusalsOf('allusers/buyer'), { timeout: 30_000 }).toBe(4);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(orders).toHaveCount(count);
  refused.length = 0;
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
  // Until then the shop asks again by itself; the brands once more, to know whether anything can be reached.
  await expect
    .poll(() => ['categories/1', 'allusers/buyer', 'categories'].map(refusalsOf), { timeout: 30_000 })
    .toEqual([4, 4, 5]);
  await shop.start();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
});

test('N1: a page that was never opened says without a line what it needs, and comes by itself with the line', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  await follow(page, 'Login');
  const told = page.getByRole('heading', { level: 1, name: 'This page needs a connection.' });
  await expect(told).toBeVisible();
  await expect(page.getByText(/^A part of it was not opened before on this device\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img'), 'no broken picture').toHaveCount(0);

  // Nothing has changed: it says so again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeFocused();

  await context.setOffline(false);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).sort());
  const { length } = await sheets();
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(length, 'as it is meant to look').toBeGreaterThanOrEqual((await sheets()).length);
});

test('N1: the blogs open without a line for whoever has never been there', async ({ page, context }) => {
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  await follow(page, 'Blogs');
  await expect(page.getByText('React, Angular or Vue?')).toBeVisible();
});

test('N1: an unknown page says so without a line; a call of the server is the browser’s own matter', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  const other = await context.newPage();
  await expect(other.goto('/api/report/b00c0001')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await other.close();
});

test('N1: a dialog that was never opened is said to need a line; the list stays, and it opens once there is one', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await expect(book).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  for (const _time of ['first', 'second']) {
    await book.click();
    await expectToast(page, /^You are offline, and this has not been opened here before\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(book).toBeFocused();
  }
  await context.setOffline(false);
  await book.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the service worker keeps files and one page, and no answer of the shop', async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await isKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== '/app.html' && !/^\/assets\/[\w.-]+$/.test(path))).toEqual([]);
});

test('the service worker has nothing asked twice: no page, and no call that is typed into the address bar', async ({
  page,
}) => {
  await page.goto('/');
  await isKept(page);
  const asked: (string | undefined)[] = [];
  const note = (message: unknown) => asked.push((message as { request: IncomingMessage }).request.url);
  subscribe('http.server.request.start', note);
  const addresses = ['/api/report/b00c0001', '/api/categories', '/no/such/page', '/blogs'];
  for (const address of addresses) await page.goto(address);
  unsubscribe('http.server.request.start', note);
  expect(asked.filter((url) => url && addresses.includes(url))).toEqual(addresses);
});

test('a phone may install the shop', async ({ page }) => {
  await page.goto('/');
  await isKept(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Second Gear', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's browser contexts are incognito windows, in which Chromium installs no app.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('D1: a tab that was open over a deploy gets the part that is gone from the new build, with one reload', async ({
  page,
  shop,
}) => {
  await logIn(page);
  await openPlace(page, 'My Orders');
  await expect(page.getByRole('link', { name: 'Pay Now' }).first()).toBeVisible();
  await isKept(page);
  const version = () =>
    page.evaluate(
      async () => (await (await caches.open('second-gear')).keys()).filter(({ url }) => url.includes('?')).length,
    );
  expect(await version()).toBe(1);
  await shop.deploy();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Pay Now' }).first().click();
  // A whole page, from nothing: the browser has none of these files.
  await expect(page.getByText('Payment for')).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBe(1);
  // The new worker has its page ready, and waits: the old one's stays until no tab is left that needs it.
  await expect.poll(version, { timeout: 30_000 }).toBe(2);
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
  expect(toastsOf(page).join(), 'nothing was lost').not.toContain('loaded anew');
});

test('D1: a press that a tab open over a deploy has lost with a reload is told of, once', async ({ page, shop }) => {
  await logIn(page);
  await page.goto('/categories/1');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await expect(book).toBeVisible();
  await isKept(page);
  await shop.deploy();
  await book.click();
  await expectToast(page, 'Second Gear was loaded anew. Please try that again.', { timeout: 30_000 });
  await book.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();

  await page.reload();
  await expect(book).toBeVisible();
  expect(toastsOf(page).filter((words) => words.includes('loaded anew'))).toHaveLength(1);
});
