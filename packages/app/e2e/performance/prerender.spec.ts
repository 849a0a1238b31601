import type { Page } from '@playwright/test';
import { bn } from '../../../ui/src/copy/bn/common.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated, holdRequests } from '../support/steps.ts';

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

test('React hydrates the prerendered pages without a console message, and keeps their elements and the scroll position', async ({
  page,
  app,
}) => {
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
    ['/bn/help', []],
    ['/bn/no/such/page', [notFoundMessage]],
  ] as const) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(page.locator('h1')).toHaveAttribute('data-test', 'prerendered');
    expect(messages.splice(0), path).toEqual(expectedMessages);
  }

  await page.goto(`${app.url}//Blogs/?from=mail#end`);
  await expect(page, 'slashes and capital letters').toHaveURL('/blogs?from=mail#end');

  await test.step('hydration does not change the scroll position', async () => {
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
});

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page and the blogs show their texts and links when scripts are disabled, and other pages say that they need JavaScript', {
    tag: ['@R11.50'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    for (const [brand, href] of [
      ['Honda', '/categories/1'],
      ['Yamaha', '/categories/2'],
      ['Royel Enfield', '/categories/3'],
    ] as const) {
      await expect(page.getByRole('link', { name: brand, exact: true })).toHaveAttribute('href', href);
      await expect(page.getByRole('link', { name: brand, exact: true })).toBeVisible();
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
    await bar(page).getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveTitle(/Blogs/);
    await expect(page.getByRole('article')).toHaveCount(4);

    for (const [path, language, text] of [
      ['/login', 'en', 'This page needs JavaScript'],
      ['/bn/login', 'bn', bn.waiting.noScript],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    }
  });
});

test('N2: while scripts and the session load slowly, nothing moves, and the navbar shows the last user, or Login before any script has loaded or when the stored session is invalid', async ({
  page,
}) => {
  await test.step('a guest', async () => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'load' });
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.unroute('**/assets/*.js');
  });

  await test.step('a user whose stored session is invalid', async () => {
    await page.evaluate(() => {
      window.localStorage.setItem('accessToken', 'invalid-token');
      window.localStorage.setItem('secondGear.tokenOwner', 'unknown-user');
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/dashboard/myorder');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(requests.filter((path) => /\/api\/(bookings|allusers|jwt)/.test(path))).toEqual([]);
  });

  await test.step('the last user', async () => {
    await signIn(page);
    const { messages, layoutShift } = await recordPage(page);
    const release = await holdRequests(page, '**/accounts:lookup*');
    await page.goto('/');
    await expect(bar(page)).toContainText('Farhana Akter');
    const lookup = page.waitForResponse('**/accounts:lookup*');
    release();
    await lookup;
    await expect(bar(page)).toContainText('Farhana Akter');
    expect(await layoutShift()).toBeLessThanOrEqual(0.005);

    await test.step('the app shell requests the lists before the scripts, and has the layout of the page, which does not change when the scripts have loaded', async () => {
      const loading = page.getByRole('progressbar', { name: 'Loading the page' });
      const releaseScripts = await holdRequests(page, '**/assets/*.js');
      const lists: string[] = [];
      page.on('request', (request) => lists.push(...(/\/api\/categories.*/.exec(request.url()) ?? [])));
      await page.goto('/categories/1', { waitUntil: 'commit' });
      await expect(loading).toBeVisible();
      await expect.poll(() => lists.toSorted()).toEqual(['/api/categories', '/api/categories/1']);
      await expect(bar(page).getByRole('link', { name: 'Blogs' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
      releaseScripts();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(loading).toHaveCount(0);
      expect(lists, 'the app uses the responses that the head script has requested').toHaveLength(2);
      expect(await layoutShift()).toBeLessThanOrEqual(0.005);
    });
    expect(messages).toEqual([]);
  });
});
