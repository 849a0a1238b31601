import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { hold, isAlive, logIn } from '../support/steps.ts';

/** The pages that were drawn when the shop was built: without scripts, while they come to life, and for whom they expect. */

const dist = resolve(import.meta.dirname, '../../dist');
const bar = (page: Page) => page.getByRole('banner');

/** Keeps what the page says on its console, and how far things have moved. */
const listen = async (page: Page) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!shift.hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: 0 });
  });
  return { said, moved: () => page.evaluate(() => Number(Reflect.get(window, 'moved'))) };
};

/** The browser's own remark on an address that was answered with 404. */
const remark = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

for (const [path, remarks] of [
  ['/', []],
  ['/blogs', []],
  ['/no/such/page', [remark]],
] as const) {
  test(`${path} comes to life without a word on the console, and nothing is drawn anew`, async ({ page }) => {
    const { said } = await listen(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn', 'ahead');
      });
    });
    await page.goto(path);
    await isAlive(page);
    await expect(page.locator('h1')).toHaveAttribute('data-drawn', 'ahead');
    expect(said).toEqual(remarks);
  });
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page says its headline, its brands and its links', async ({ page }) => {
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
    // Each drum shows its last digit when nothing moves it.
    for (const strip of await page.getByRole('img', { name: '8000' }).locator('span > span').all()) {
      await expect(strip).toHaveCSS('animation-name', 'none');
    }
    await expect(page.getByRole('heading', { name: 'Contact' }), 'no headline over nothing').toBeHidden();
  });

  for (const path of ['/', '/blogs', '/login', '/nowhere']) {
    test(`${path} does not scroll sideways on the smallest phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  }

  test('the blogs can be read, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await bar(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveTitle(/Blogs/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});

test.describe('what every other page begins with', () => {
  const arriving = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

  test('what surrounds the page is there before any script has come, and nothing of it moves or goes when the page comes', async ({
    page,
  }) => {
    await logIn(page);
    const { said, moved } = await listen(page);
    const letGo = await hold(page, '**/assets/*.js');
    await page.goto('/categories/1', { waitUntil: 'commit' });
    await expect(arriving(page)).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Blogs' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(arriving(page)).toHaveCount(0);
    expect(await moved()).toBeLessThanOrEqual(0.005);
    expect(said).toEqual([]);
  });

  test('where the script does not come it says so, and tries again at the same address when it is asked to', async ({
    page,
  }) => {
    let isThere = false;
    await page.route('**/assets/index-*.js', (route) => (isThere ? route.continue() : route.abort()));
    await page.goto('/login?from=a');
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await expect(arriving(page)).toHaveCount(0);
    isThere = true;
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('?from=a');
  });

  test('with scripts switched off it says that it needs them', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
    await expect(arriving(page)).toHaveCount(0);
    await context.close();
  });
});

test('every script that stands in a page is let in by its hash, and nothing unsafe is', async () => {
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  expect(headers).not.toContain('unsafe');
  const names = (await readdir(dist)).filter((name) => name.endsWith('.html'));
  expect(names.sort()).toEqual(['404.html', 'app.html', 'blogs.html', 'index.html']);
  for (const name of names) {
    const html = await readFile(join(dist, name), 'utf8');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, how]) => !/\bsrc=/.test(how ?? ''),
    );
    expect(scripts, name).toHaveLength(1);
    for (const [, , text = ''] of scripts) {
      expect(headers).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(html.match(/<style\b|\sstyle=|\son\w+=/g), name).toBeNull();
  }
});

test.describe('what the navbar shows first', () => {
  /** Opens the home page, looks at it when the provider is about to be asked, and then lets it say who is here. */
  const openAndLook = async (page: Page, look: () => Promise<void>) => {
    const { said, moved } = await listen(page);
    const known = page.waitForResponse('**/accounts:lookup*');
    await page.route('**/accounts:lookup*', async (route) => {
      await look();
      await route.continue();
    });
    await page.goto('/');
    await known;
    await expect(bar(page)).toContainText('Farhana Akter');
    expect(await moved()).toBeLessThanOrEqual(0.005);
    expect(said).toEqual([]);
  };

  test('somebody who was here before is greeted before the provider was asked, and nothing moves', async ({ page }) => {
    await logIn(page);
    await openAndLook(page, () => expect(bar(page)).toContainText('Farhana Akter'));
  });

  test('somebody of whom only that is known is expected, is not named, and then greeted where nothing moves', async ({
    page,
  }) => {
    await logIn(page);
    // As an older version of the shop has written it down.
    await page.evaluate(() => window.localStorage.setItem('secondGear.somebody', 'yes'));
    await openAndLook(page, async () => {
      await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
      await expect(bar(page)).not.toContainText('Farhana');
    });
  });

  test('somebody who is known before the page has come to life is greeted, and nothing is drawn anew', async ({
    page,
  }) => {
    await logIn(page);
    const { said } = await listen(page);
    const known = page.waitForResponse('**/accounts:lookup*');
    await page.route('**/assets/Home-*.js', async (route) => {
      await (await known).finished();
      await route.continue();
    });
    await page.goto('/');
    await expect(bar(page)).toContainText('Farhana Akter');
    expect(said).toEqual([]);
  });

  test('a guest is offered the way in at once, before any script has come', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'load' });
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('a hint that is wrong opens nothing, and corrects itself', async ({ page }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('accessToken', 'somebodys-token');
      window.localStorage.setItem('secondGear.tokenOwner', 'somebody');
    });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
    const { moved } = await listen(page);
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
    expect(await moved()).toBeLessThanOrEqual(0.005);
    await page.goto('/dashboard/myorder');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(asked.filter((path) => /bookings|allusers|jwt/.test(path))).toEqual([]);
  });
});

test('whoever has begun to read stays where they are when the page comes to life', async ({ page }) => {
  const letGo = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('region', { name: 'Photo Gallery' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  letGo();
  await expect(page.getByRole('region', { name: 'Contact' }).getByRole('button', { name: 'Send' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  // It is the place of that page from then on.
  await page.goto('/#brands');
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(place);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
