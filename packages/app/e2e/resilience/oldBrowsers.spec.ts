import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { users } from '../support/steps.ts';

/** Removes the newer APIs that a browser of the list `browserslist` in the root's package.json lacks. */
const removeNewerApis = (page: Page) =>
  page.addInitScript(() => {
    const removed: [owner: object, names: string][] = [
      [AbortSignal, 'any'],
      [URL, 'canParse parse'],
      [Array.prototype, 'toSorted toReversed toSpliced with'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Promise, 'withResolvers try'],
      [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
      [String.prototype, 'isWellFormed toWellFormed'],
      [Document.prototype, 'startViewTransition'],
      [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
      [Element.prototype, 'setHTML'],
      [window, 'requestIdleCallback cancelIdleCallback CloseWatcher Iterator navigation scheduler'],
    ];
    for (const [owner, names] of removed) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
  });

const pages = {
  buyer: ['/', '/categories/1', '/saved', '/dashboard', '/dashboard/myorder'],
  seller: ['/dashboard', '/dashboard/addproduct', '/dashboard/myproduct'],
  admin: ['/dashboard', '/dashboard/allseller', '/dashboard/allbuyers', '/dashboard/report'],
};

for (const role of ['buyer', 'seller', 'admin'] as const) {
  test(`F72: the pages of a ${role} show their content without the APIs that the oldest supported browser lacks`, async ({
    page,
  }) => {
    await removeNewerApis(page);
    await signIn(page, users[role]);
    for (const path of pages[role]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(/Something went wrong|Check your connection/)).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
  });
}

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true });

  test('F72: a current browser loads no polyfill, and its service worker caches none', async ({ page }) => {
    const urls: string[] = [];
    page.context().on('request', (request) => urls.push(request.url()));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    const cached = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
    expect(cached).not.toEqual([]);
    expect([...urls, ...cached].filter((url) => url.includes('polyfills'))).toEqual([]);
  });
});

for (const path of ['/', '/bn/blogs', '/login', '/bn/dashboard', '/no/such/page']) {
  test(`F74: a browser that is too old shows on ${path} in both languages what to do, and does not load the app`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This browser is too old for Second Gear' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'এই ব্রাউজারটি Second Gear-এর জন্য অনেক পুরোনো' })).toBeVisible();
    await expect(page.getByText('Chrome or Edge 109, Firefox 115, Safari 16.4')).toBeVisible();
    await expect(page.getByText('Android System WebView')).toHaveCount(2);
    expect(scripts).toEqual([]);
  });
}
