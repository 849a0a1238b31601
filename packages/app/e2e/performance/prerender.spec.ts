import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { lastUserKey } from '../../src/storage/tokenKeys.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated, holdRequests } from '../support/steps.ts';

/** Tests of the prerendered pages: without scripts, during hydration, and for guests and signed-in users. */

const dist = resolve(import.meta.dirname, '../../dist');
const bar = (page: Page) => page.getByRole('banner');

/** Records the console messages and the layout shifts of the page. */
const recordPage = async (page: Page) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!shift.hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: 0 });
  });
  return { messages, layoutShift: () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift'))) };
};

/** The message that the browser writes to the console when the HTML has status 404. */
const notFoundMessage = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

test('React hydrates the prerendered pages without a console message, and keeps their elements', async ({ page }) => {
  const { messages } = await recordPage(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-test', 'prerendered');
    });
  });
  for (const [path, expectedMessages] of [
    ['/', []],
    ['/blogs', []],
    ['/no/such/page', [notFoundMessage]],
    ['/bn', []],
    ['/bn/blogs', []],
    ['/bn/no/such/page', [notFoundMessage]],
  ] as const) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveAttribute('data-test', 'prerendered');
    expect(messages.splice(0), path).toEqual(expectedMessages);
  }
});

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its heading, categories and links when scripts are disabled', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    for (const [brand, href] of [
      ['Honda', '/categories/1'],
      ['Yamaha', '/categories/2'],
      ['Royel Enfield', '/categories/3'],
    ] as const) {
      await expect(page.getByRole('link', { name: brand })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name: brand })).toBeVisible();
    }
    for (const link of ['Home', 'Blogs', 'Login']) {
      await expect(bar(page).getByRole('link', { name: link, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // Without scripts, each counter of the home page must show its final number at once, so it must have no animation.
    for (const strip of await page.getByRole('img', { name: '8000' }).locator('span > span').all()) {
      await expect(strip).toHaveCSS('animation-name', 'none');
    }
    await expect(page.getByRole('heading', { name: 'Contact' }), 'no heading without content').toBeHidden();
  });

  test('no prerendered page scrolls horizontally on the smallest phone when scripts are disabled', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/blogs', '/login', '/nowhere']) {
      await page.goto(path);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
    }
  });

  test('the page Blogs shows its texts on a phone when scripts are disabled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveTitle(/Blogs/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test.describe('the app shell', () => {
  const loading = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

  test('the app shell shows the layout before any script has loaded, and the layout does not change when the page renders', async ({
    page,
  }) => {
    await signIn(page);
    const { messages, layoutShift } = await recordPage(page);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(loading(page)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Blogs' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    expect(await layoutShift()).toBeLessThanOrEqual(0.005);
    expect(messages).toEqual([]);
  });

  test("the app shell shows an error when the app's script cannot be loaded, and Try again reloads the same URL", async ({
    page,
  }) => {
    let isAvailable = false;
    await page.route('**/assets/index-*.js', (route) => (isAvailable ? route.continue() : route.abort()));
    await page.goto('/login?from=a');
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    isAvailable = true;
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?from=a');
  });

  test('the app shell says that the page needs JavaScript when scripts are disabled', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await context.close();
  });
});

test('the Content-Security-Policy allows each inline script by its hash, and contains no unsafe source', async () => {
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  expect(headers).not.toContain('unsafe');
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
  expect(names.sort()).toEqual([
    '404.html',
    'app.html',
    'blogs.html',
    'bn.html',
    'bn/404.html',
    'bn/app.html',
    'bn/blogs.html',
    'index.html',
  ]);
  for (const name of names) {
    const html = await readFile(join(dist, name), 'utf8');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !/\bsrc=/.test(attributes ?? ''),
    );
    // The text for a browser that is too old, and the head script.
    expect(scripts, name).toHaveLength(2);
    for (const [, , text = ''] of scripts) {
      expect(headers).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html.match(/<style\b|\sstyle=|\son\w+=/g), name).toBeNull();
  }
});

test.describe('the navbar before the session is restored', () => {
  /**
   * Opens the home page, and runs `check` while the auth provider has not yet responded to the first request. Then
   * expects the user's name in the navbar, without a layout shift.
   */
  const openAndCheck = async (page: Page, check: () => Promise<void>) => {
    const { messages, layoutShift } = await recordPage(page);
    const lookup = page.waitForResponse('**/accounts:lookup*');
    await page.route('**/accounts:lookup*', async (route) => {
      await check();
      await route.continue();
    });
    await page.goto('/');
    await lookup;
    await expect(bar(page)).toContainText('Farhana Akter');
    expect(await layoutShift()).toBeLessThanOrEqual(0.005);
    expect(messages).toEqual([]);
  };

  test('the navbar shows the name of the last user before the auth provider responds, without a layout shift', async ({
    page,
  }) => {
    await signIn(page);
    await openAndCheck(page, () => expect(bar(page)).toContainText('Farhana Akter'));
  });

  test('the navbar first shows Logout, and later the name without a layout shift, when an older version of the app has stored a session without a name', async ({
    page,
  }) => {
    await signIn(page);
    // An older version of the app stored only that a session exists, in this form.
    await page.addInitScript((key) => window.localStorage.setItem(key, 'yes'), lastUserKey);
    await openAndCheck(page, async () => {
      await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
      await expect(bar(page)).not.toContainText('Farhana');
    });
  });

  test("the navbar shows the user's name without a hydration error when the auth provider responds before hydration", async ({
    page,
  }) => {
    await signIn(page);
    const { messages } = await recordPage(page);
    const lookup = page.waitForResponse('**/accounts:lookup*');
    await page.route('**/assets/Home-*.js', async (route) => {
      await (await lookup).finished();
      await route.continue();
    });
    await page.goto('/');
    await expect(bar(page)).toContainText('Farhana Akter');
    expect(messages).toEqual([]);
  });

  test('the navbar shows Login to a guest before any script has loaded', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'load' });
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('the navbar shows Login to a user whose stored session is invalid, and the dashboard stays closed', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('accessToken', 'invalid-token');
      window.localStorage.setItem('secondGear.tokenOwner', 'unknown-user');
    });
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && requests.push(new URL(request.url()).pathname));
    const { layoutShift } = await recordPage(page);
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
    expect(await layoutShift()).toBeLessThanOrEqual(0.005);
    await page.goto('/dashboard/myorder');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(requests.filter((path) => /bookings|allusers|jwt/.test(path))).toEqual([]);
  });
});

test('hydration does not change the scroll position', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('region', { name: 'Photo Gallery' }).scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  expect(scrollPosition).toBeGreaterThan(0);
  release();
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Send' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);

  // The same must be true after Back: hydration must not change the scroll position that the browser restores.
  await page.goto('/#brands');
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(scrollPosition);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollPosition);
});
