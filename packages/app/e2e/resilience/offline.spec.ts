import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { bnSignIn } from '../../../ui/src/copy/bn/account/signIn.ts';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { countNavigations, expectToast, followNavLink, logIn } from '../support/steps.ts';

test.use({ hasServiceWorker: true });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see is from' });

/** Returns the paths of all files in the caches of the service worker. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/**
 * Waits until the service worker controls the page and has cached the files that the page has loaded. The worker caches
 * these files last, so everything is cached then.
 */
const waitForCachedFiles = (page: Page) =>
  expect
    .poll(async () => {
      const cached = await cachedPaths(page);
      const { isControlling, loaded } = await page.evaluate(() => ({
        isControlling: navigator.serviceWorker.controller !== null,
        loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      }));
      const required = ['/app.html', ...loaded.filter((path) => /^\/assets\/.*\.(js|css|woff2)$/.test(path))];
      return { isControlling, missing: required.filter((path) => !cached.includes(path)) };
    })
    .toEqual({ isControlling: true, missing: [] });

/**
 * The worker shows the not-found page only if it knows that the browser is offline, and it learns this later. A
 * navigation resets what Playwright has told the worker, so the not-found page must be the first one.
 */
const expectWorkerOffline = (context: BrowserContext) =>
  expect.poll(() => context.serviceWorkers()[0]?.evaluate(() => navigator.onLine)).toBe(false);

test('N1, F39: after one visit of the home page, the app opens offline in both languages: the cached data with its date, the blogs, the 404 page, and a message on other pages', async ({
  page,
  context,
}) => {
  for (const path of ['/bn', '/']) {
    await page.goto(path);
    await expect(page.getByText('Yamaha RX 100')).toBeVisible();
    await waitForCachedFiles(page);
  }
  await context.setOffline(true);
  await expectWorkerOffline(context);

  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: "Sorry, we couldn't find this page." })).toBeVisible();
  await page.goto('/');
  await expect(notice(page)).toContainText(/^You are offline\. What you see is from \d+ \w+ \d{4}, \d\d:\d\d\.$/);
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Products of Royel Enfield' })).toBeVisible();
  await followNavLink(page, 'Blogs');
  await expect(page.getByText('React, Angular or Vue?')).toBeVisible();
  await page.goto('/bn');
  await expect(page.getByText('Yamaha RX 100')).toBeVisible();
  await expect(page.getByRole('navigation', { name: bn.navbar.label })).toBeVisible();

  await test.step('a page that was never opened shows a message, and loads when the browser is online again', async () => {
    await page.goto('/bn/login');
    const message = page.getByRole('heading', { level: 1, name: bn.routeError.offline.sentence });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: bn.tryAgain }).click();
    await expect(message).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByLabel(bnSignIn.signIn.password, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/bn/login');
  });
});

test('N1, F5: a buyer sees the orders of the last visit, searches and filters its bikes, and opens the booking dialog, when the server is down, and Try again loads them', {
  tag: ['@R4.12b', '@R10.29'],
}, async ({ page, app }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/bikes?q=cb750');
  const bike = page.getByRole('heading', { name: 'Honda CB750 K2' }).first();
  await expect(bike).toBeVisible();
  // The test waits until the app has stored the lists. The app stores them only after everything on the page has
  // loaded.
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('secondGear.lists.own')))
    .toContain('Honda CB750 K2');
  // The code of the booking dialog loads after an interaction, which the page sees only after its effects have run.
  await page.mouse.wheel(0, 100);
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/FilterDialog-.*\.js$/),
        expect.stringMatching(/BookingDialog-.*\.js$/),
        expect.stringMatching(/MyBookings-.*\.js$/),
        expect.stringMatching(/Receipt-.*\.js$/),
      ]),
    );
  await waitForCachedFiles(page);
  const orders = page.getByRole('main').getByRole('article');
  await app.stop();
  let roleRequests = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('/allusers/buyer/')) roleRequests += 1;
  });
  await page.goto('/dashboard/myorder');
  await expect(orders).not.toHaveCount(0);
  await expect(notice(page)).toContainText('Second Gear cannot be reached now. What you see is from');
  // My Orders must stay on the screen after the request for the role and its three retries have failed.
  await expect.poll(() => roleRequests).toBe(4);
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  await expect(orders).not.toHaveCount(0);
  await page.goto('/bikes?q=cb750');
  await expect(bike).toBeVisible();
  await page.getByLabel('Search bikes', { exact: true }).fill('cg125');
  await expect(page.getByText('2 bikes found')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Show 2 bikes' }).click();
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toBeVisible();
  await page.keyboard.press('Escape');
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await app.start();
  await expect(notice(page)).toHaveCount(0);
});

test('F72: the app can be installed, and its service worker caches pages and files of the app build, but no response of the server and no polyfill', async ({
  page,
  context,
}) => {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  await page.goto('/');
  await waitForCachedFiles(page);
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.evaluate(async (url) => (await fetch(url)).status, `/api/report/${bikes.available._id}`);
  await waitForCachedFiles(page);
  const cached = await cachedPaths(page);
  const pages = [
    '/404.html',
    '/app.html',
    '/blogs.html',
    '/bn.html',
    '/bn/404.html',
    '/bn/app.html',
    '/bn/blogs.html',
    '/bn/help.html',
    '/help.html',
    '/index.html',
  ];
  expect(cached.filter((path) => path.endsWith('.html')).sort()).toEqual(pages);
  expect(cached.filter((path) => !pages.includes(path) && !/^\/assets\/[\w.~-]+$/.test(path))).toEqual([]);

  expect(
    [...urls, ...cached].filter((url) => url.includes('polyfills')),
    'a current browser needs none',
  ).toEqual([]);

  // The worker adds no request to a navigation.
  const requested: (string | undefined)[] = [];
  const record = (message: unknown) => requested.push((message as { request: IncomingMessage }).request.url);
  subscribe('http.server.request.start', record);
  const paths = ['/api/report/b00c0001', '/api/categories', '/no/such/page', '/blogs'];
  for (const path of paths) await page.goto(path);
  unsubscribe('http.server.request.start', record);
  expect(requested.filter((url) => url && paths.includes(url))).toEqual(paths);

  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Second Gear', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The test ignores the error `in-incognito`. A browser context of Playwright is an incognito window, and Chromium
  // installs no app from an incognito window.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  // Reloads as Ctrl+Shift+R does, so that no service worker controls the page. A page that loads before the service
  // worker becomes active is in the same state.
  const hasLoaded = page.waitForEvent('load');
  await devtools.send('Page.reload', { ignoreCache: true });
  await hasLoaded;
  await waitForCachedFiles(page);
});

test('D1: after a deployment, an open tab stays when a dialog is missing, and reloads once when a page is missing', async ({
  page,
  app,
}) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  const payNow = page.getByRole('link', { name: 'Pay Now' }).first();
  await expect(payNow).toBeVisible();
  await page.goto('/categories/1');
  const report = page.getByRole('button', { name: 'Report to admin' }).first();
  await expect(report).toBeEnabled();
  await waitForCachedFiles(page);
  const countCachedPages = async () => (await cachedPaths(page)).filter((path) => path === '/app.html').length;
  expect(await countCachedPages()).toBe(1);
  await app.deploy();
  const navigations = countNavigations(page);
  await report.click();
  await expectToast(page, /^This could not be loaded\. .*reload the page\.$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(navigations()).toBe(0);

  await page.goBack();
  await expect(payNow).toBeVisible();
  const before = navigations();
  await payNow.click();
  await expect(page.getByText('Payment for')).toBeVisible();
  expect(navigations() - before).toBe(1);
  // The new service worker has cached its page, but waits until no tab uses the old service worker.
  await expect.poll(countCachedPages).toBe(2);
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
});
