import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { countNavigations, expectToast, followNavLink, logIn, openMenuItem } from '../support/steps.ts';

/** Tests of the app while it is offline, in a browser with a service worker. */
test.use({ hasServiceWorker: true });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see is from' });

/**
 * Waits until the service worker controls the page and has cached the files that the page has loaded. The worker caches
 * these files last, so everything is cached then.
 */
const waitForCachedFiles = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          const cached = all.flat().map(({ url }) => new URL(url).pathname);
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const required = ['/app.html', ...loaded.filter((path) => /^\/assets\/.*\.(js|css|woff2)$/.test(path))];
          return {
            isControlling: navigator.serviceWorker.controller !== null,
            missing: required.filter((path) => !cached.includes(path)),
          };
        }),
      { timeout: 30_000 },
    )
    .toEqual({ isControlling: true, missing: [] });

test('N1: the home page opens offline after one visit, with the cached data and the date of that data', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await waitForCachedFiles(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(notice(page)).toContainText(/^You are offline\. What you see is from \d+ \w+ \d{4}, \d\d:\d\d\.$/);
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Royel Enfield' })).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('N1: a buyer sees the bikes and orders of the last visit when the server is down, and Try again loads them', async ({
  page,
  app,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
  // The test waits until the app has stored the lists. The app stores them only after everything on the page has
  // loaded.
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('secondGear.lists.own')))
    .toContain('Honda CG125');
  await page.goto('/dashboard/myorder');
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).not.toHaveCount(0);
  const count = await orders.count();
  await waitForCachedFiles(page);
  await app.stop();
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    const [, endpoint] = /\/api\/(\w+(?:\/(?:buyer|\d))?)/.exec(request.url()) ?? [];
    if (endpoint) failed.push(endpoint);
  });
  const failuresOf = (endpoint: string) => failed.filter((one) => one === endpoint).length;
  await page.goto('/dashboard/myorder');
  await expect(orders).toHaveCount(count);
  await expect(notice(page)).toContainText('Second Gear cannot be reached now. What you see is from');
  // My Orders must stay on the screen after the request for the role and its three retries have failed.
  // The lists of bikes are requested after the categories have failed.
  await expect.poll(() => ['allusers/buyer', 'categories/1'].map(failuresOf), { timeout: 60_000 }).toEqual([4, 4]);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(orders).toHaveCount(count);
  failed.length = 0;
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
  // The app sends each query once and retries it three times. It sends the fifth request for the categories to check
  // whether the server responds.
  await expect
    .poll(() => ['categories/1', 'allusers/buyer', 'categories'].map(failuresOf), { timeout: 30_000 })
    .toEqual([4, 4, 5]);
  await app.start();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Honda CG125' }).first()).toBeVisible();
});

test('N1: a page that was never opened shows a message while the browser is offline, and loads when the browser is online again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  await context.setOffline(true);
  await followNavLink(page, 'Login');
  const message = page.getByRole('heading', { level: 1, name: 'This page needs a connection.' });
  await expect(message).toBeVisible();
  await expect(page.getByText(/^A part of it was not loaded on this device before\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img'), 'no broken image').toHaveCount(0);

  // The browser is still offline, so the message appears again.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(message).toBeFocused();

  await context.setOffline(false);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const stylesheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href).sort());
  const { length } = await stylesheets();
  await page.reload();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(length, 'all stylesheets are loaded').toBeGreaterThanOrEqual((await stylesheets()).length);
});

test('N1: the blogs open offline when only the home page was visited', async ({ page, context }) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  await context.setOffline(true);
  await followNavLink(page, 'Blogs');
  await expect(page.getByText('React, Angular or Vue?')).toBeVisible();
});

test('N1: the service worker shows the 404 page for an unknown URL while offline, but does not respond to a navigation to an endpoint', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  await context.setOffline(true);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  const other = await context.newPage();
  await expect(other.goto('/api/report/b00c0001')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await other.close();
});

test('N1: a dialog that was never opened shows a message while the browser is offline, and opens when the browser is online again', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await expect(book).toBeVisible();
  await waitForCachedFiles(page);
  await context.setOffline(true);
  for (const _time of ['first', 'second']) {
    await book.click();
    await expectToast(page, /^You are offline, and this has not been loaded here before\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(book).toBeFocused();
  }
  await context.setOffline(false);
  await book.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test('the service worker caches files and pages of the app build, but no response of the server', async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await waitForCachedFiles(page);
  const cachedPaths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const pages = [
    '/404.html',
    '/app.html',
    '/blogs.html',
    '/bn.html',
    '/bn/404.html',
    '/bn/app.html',
    '/bn/blogs.html',
    '/index.html',
  ];
  expect(cachedPaths.filter((path) => path.endsWith('.html')).sort()).toEqual(pages);
  expect(cachedPaths.filter((path) => !pages.includes(path) && !/^\/assets\/[\w.~-]+$/.test(path))).toEqual([]);
});

test('the browser sends only one request for each navigation to a page or an endpoint when the service worker controls the page', async ({
  page,
}) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  const requested: (string | undefined)[] = [];
  const record = (message: unknown) => requested.push((message as { request: IncomingMessage }).request.url);
  subscribe('http.server.request.start', record);
  const paths = ['/api/report/b00c0001', '/api/categories', '/no/such/page', '/blogs'];
  for (const path of paths) await page.goto(path);
  unsubscribe('http.server.request.start', record);
  expect(requested.filter((url) => url && paths.includes(url))).toEqual(paths);
});

test('N1: the service worker controls a page that the browser loaded without it', async ({ page, context }) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  // Reloads as Ctrl+Shift+R does, so that no service worker controls the page. A page that loads before the service
  // worker becomes active is in the same state.
  const devtools = await context.newCDPSession(page);
  const hasLoaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await hasLoaded;
  await waitForCachedFiles(page);
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  await waitForCachedFiles(page);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Second Gear', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The test ignores the error `in-incognito`. A browser context of Playwright is an incognito window, and Chromium
  // installs no app from an incognito window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('D1: a tab that was open during a deployment reloads once and loads the chunk of the new build', async ({
  page,
  app,
}) => {
  await logIn(page);
  await openMenuItem(page, 'My Orders');
  await expect(page.getByRole('link', { name: 'Pay Now' }).first()).toBeVisible();
  await waitForCachedFiles(page);
  const countCachedPages = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().filter(({ url }) => new URL(url).pathname === '/app.html').length;
    });
  expect(await countCachedPages()).toBe(1);
  await app.deploy();
  const navigations = countNavigations(page);
  await page.getByRole('link', { name: 'Pay Now' }).first().click();
  // This wait is long, because the whole page loads again and the browser has cached none of the new files.
  await expect(page.getByText('Payment for')).toBeVisible({ timeout: 30_000 });
  expect(navigations()).toBe(1);
  // The new service worker has cached its page, but waits until no tab uses the old service worker.
  await expect.poll(countCachedPages, { timeout: 30_000 }).toBe(2);
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
});

test('D1: the page stays, and shows a message, when the user of an old build opens a dialog after a deployment', async ({
  page,
  app,
}) => {
  await logIn(page);
  await page.goto('/categories/1');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await expect(book).toBeVisible();
  await waitForCachedFiles(page);
  await app.deploy();
  await book.click();
  await expectToast(page, /^This could not be loaded\. .*reload the page\.$/, { timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await book.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
});
