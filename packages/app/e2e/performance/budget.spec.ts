import { readdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { bookings } from '@second-gear/fixtures';
import { phone } from '../../../../scripts/bench/browser.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { users } from '../support/steps.ts';
import { featureBudgets, type PageBudget, pages } from './budget.ts';
import { measurePageSize, type PageSize, transferSizeOf } from './pageSize.ts';

/**
 * Compares the app build with the limits of budget.ts for bytes and numbers of requests. These numbers
 * are the same on every machine.
 */

const assets = resolve(import.meta.dirname, '../../dist/assets');

const kib = (bytes: number) => bytes / 1024;

/**
 * Opens a page in a new browser context that emulates a phone. With `role`, a user with this role is signed in; without
 * `role`, the user is a guest.
 */
const openPhone = async (browser: Browser, baseURL: string | undefined, role?: keyof typeof users): Promise<Page> => {
  const context = await browser.newContext({ ...phone, baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (role) await signIn(page, users[role]);
  return page;
};

const builtScripts = async (): Promise<Map<string, string>> => {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(resolve(assets, name), 'utf8')] as const)),
  );
};

const stripeTexts = ['Could not find Elements context', 'Failed to load Stripe.js'];

/** Returns the names of those scripts of a page that contain code of Stripe. */
const stripeScriptsOf = async ({ scripts }: Pick<PageSize, 'scripts'>): Promise<string[]> => {
  const built = await builtScripts();
  const names = scripts.map((url) => basename(new URL(url).pathname));
  return names.filter((name) => stripeTexts.some((text) => built.get(name)?.includes(text)));
};

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Returns a sentence for each number of bytes or requests of a page that exceeds its budget. */
const exceededBudgets = (budget: PageBudget, weight: PageSize): string[] => {
  const requests = budget.requests + (budget.allowsImagesInView ? weight.imagesInView : 0);
  const figures: [name: string, actual: number, limit: number][] = [
    ['KiB of JavaScript before load (gzip)', kib(weight.javaScriptBeforeLoad), budget.javaScriptBeforeLoad],
    ['KiB of JavaScript in all (gzip)', kib(weight.javaScriptInAll), budget.javaScriptInAll],
    ['KiB of CSS (brotli)', kib(weight.css), budget.css],
    ['KiB of HTML (brotli)', kib(weight.html), budget.html],
    ['requests', weight.requests, requests],
    ['data requests', weight.dataRequests, budget.dataRequests],
    ['fonts', weight.fonts, budget.fonts],
    ['KiB of fonts', kib(weight.fontBytes), budget.font],
  ];
  return figures
    .filter(([, actual, limit]) => actual > limit)
    .map(([name, actual, limit]) => `${Number(actual.toFixed(2))} ${name}, limit ${limit}`);
};

test('no measured page exceeds its budget, or has code of Stripe', async ({ browser, baseURL }) => {
  for (const [name, budget] of Object.entries(pages)) {
    await test.step(name, async () => {
      const { path, role, shown } = budget;
      const page = await openPhone(browser, baseURL, role);
      const weight = await measurePageSize(page, `${baseURL}${path}`, shown);
      expect(weight.scripts, 'the page has scripts').not.toEqual([]);
      expect.soft(exceededBudgets(budget, weight)).toEqual([]);
      expect(weight.areFontsReady, 'the font is preloaded, and its fallback has the same metrics').toBe(true);
      expect(await stripeScriptsOf(weight)).toEqual([]);
      await page.context().close();
    });
  }
});

test('a list of bikes uses no Intl, whose first use takes 70 to 120 ms on a slow phone, in both languages', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL, 'buyer');
  await page.addInitScript(() => {
    const mark = <Function extends object>(target: Function, name: string) =>
      new Proxy(target, {
        construct: (native, args) => {
          performance.mark(`uses ${name}`);
          return Reflect.construct(native as typeof Object, args);
        },
        apply: (native, self, args) => {
          performance.mark(`uses ${name}`);
          return Reflect.apply(native as typeof Object, self, args);
        },
      });
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat'] as const)
      Reflect.set(Intl, name, mark(Intl[name], name));
    for (const { prototype } of [Number, Date])
      prototype.toLocaleString = mark(prototype.toLocaleString, 'toLocaleString');
  });
  for (const path of ['/bikes', '/bn/bikes']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    expect(marks.filter((name) => name.startsWith('uses '))).toEqual([]);
  }
  await page.context().close();
});

/** Returns the size of the scripts that `page` has loaded and the page of `other` has not, in KiB after gzip. */
const additionalScripts = async (page: Page, { scripts }: Pick<PageSize, 'scripts'>, other: PageSize) => {
  const own = scripts.filter((script) => !other.scripts.includes(script));
  return kib(await transferSizeOf(page, own));
};

test('the additional code of the pages of a seller and of an admin, and of the booking dialog, does not exceed its budget', async ({
  browser,
  baseURL,
}) => {
  for (const [role, feature, path, shown] of [
    ['seller', 'add a bike', '/dashboard/addproduct', 'form'],
    ['admin', 'admin tables', '/dashboard/allseller', '[role="rowheader"]'],
  ] as const) {
    const page = await openPhone(browser, baseURL, role);
    const home = await measurePageSize(page, `${baseURL}/`, 'h1');
    const own = await measurePageSize(page, `${baseURL}${path}`, shown);
    expect(await additionalScripts(page, own, home), path).toBeLessThanOrEqual(featureBudgets[feature]);
    expect(await stripeScriptsOf(own), path).toEqual([]);
    await page.context().close();
  }

  const page = await openPhone(browser, baseURL, 'buyer');
  const list = await measurePageSize(page, `${baseURL}${pages.bikes.path}`, pages.bikes.shown);
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
  const own = { scripts: [...new Set(loaded)] };
  expect(await additionalScripts(page, own, list)).toBeLessThanOrEqual(featureBudgets['booking dialog']);

  await page.goto(`/dashboard/payment/${bookings.unpaid._id}`);
  await expect(page.getByText('Payment for')).toBeVisible();
  expect(await stripeScriptsOf({ scripts: loaded }), 'the payment page has code of Stripe').not.toEqual([]);
  await page.context().close();
});

test('the app build has its code of the auth provider in one file, and does not exceed its budget', async () => {
  const built = [...(await builtScripts())];
  expect(built).not.toEqual([]);
  const size = built.reduce((sum, [, text]) => sum + gzipped(text), 0);
  expect(kib(size)).toBeLessThanOrEqual(featureBudgets['all together']);

  // This text occurs only in the code of Firebase, the auth provider.
  const providers = built.filter(([, text]) => text.includes('accounts:signInWithPassword'));
  expect(providers.map(([name]) => name)).toHaveLength(1);
  for (const [, text] of providers) expect(kib(gzipped(text))).toBeLessThanOrEqual(featureBudgets['signing in']);
});
