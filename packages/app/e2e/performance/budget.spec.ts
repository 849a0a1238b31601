import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { bikes, bookings, users as fixtureUsers } from '@second-gear/fixtures';
import { featureBudgets, type PageBudget, pageBudgets, pageNames } from '../../../../scripts/bench/budget.ts';
import { phone } from '../../../../scripts/bench/measure/browsers.ts';
import { measurePageSize, type PageSize, transferSizeOf } from '../../../../scripts/bench/measure/transferSize.ts';
import { pages } from '../../../../scripts/bench/pages.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { users } from '../support/steps.ts';

/**
 * Compares the app build with the limits of scripts/bench/budget.ts for bytes and numbers of requests. These numbers
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

/** Returns the content of every script of the app build, by file name. */
const builtScripts = async (): Promise<Map<string, string>> => {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(resolve(assets, name), 'utf8')] as const)),
  );
};

/** Texts that occur only in the code of Stripe's two packages. */
const stripeTexts = ['Could not find Elements context', 'Failed to load Stripe.js'];

/** Returns the names of those scripts of a page that contain code of Stripe. */
const stripeScriptsOf = async ({ scripts }: PageSize): Promise<string[]> => {
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

for (const name of pageNames) {
  const { path, role, shown } = pages[name];
  test(`the page '${name}' does not exceed its budget`, async ({ browser, baseURL }) => {
    const page = await openPhone(browser, baseURL, role);
    const weight = await measurePageSize(page, `${baseURL}${path}`, shown);
    expect(weight.scripts, 'the page has scripts').not.toEqual([]);
    expect(exceededBudgets(pageBudgets[name], weight)).toEqual([]);
    expect(weight.areFontsReady, 'the font is preloaded, and its fallback has the same metrics').toBe(true);
    expect(await stripeScriptsOf(weight)).toEqual([]);
    await page.context().close();
  });
}

/** Returns the size of the scripts that `page` has loaded and the page of `other` has not, in KiB after gzip. */
const additionalScripts = async (page: Page, { scripts }: PageSize, other: PageSize): Promise<number> => {
  const own = scripts.filter((script) => !other.scripts.includes(script));
  return kib(await transferSizeOf(page, own));
};

const featurePages = {
  seller: [['add a bike', '/dashboard/addproduct', 'form']],
  admin: [
    ['admin tables', '/dashboard/allbuyers', '[role="rowheader"]'],
    ['admin tables', '/dashboard/allseller', '[role="rowheader"]'],
    ['admin tables', '/dashboard/report', 'main h1'],
  ],
} as const;

for (const role of ['seller', 'admin'] as const) {
  test(`the code that the pages of a ${role} load in addition to the home page does not exceed its budget`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openPhone(browser, baseURL, role);
    const home = await measurePageSize(page, `${baseURL}/`, 'h1');
    for (const [feature, path, shown] of featurePages[role]) {
      const own = await measurePageSize(page, `${baseURL}${path}`, shown);
      expect(await additionalScripts(page, own, home), path).toBeLessThanOrEqual(featureBudgets[feature]);
      expect(await stripeScriptsOf(own), path).toEqual([]);
    }
    await page.context().close();
  });
}

test('the additional scripts of the booking dialog, which the bike list does not load, do not exceed their budget', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL, 'buyer');
  const list = await measurePageSize(page, `${baseURL}${pages.bikes.path}`, pages.bikes.shown);
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
  const own = [...new Set(loaded)].filter((script) => !list.scripts.includes(script));
  expect(kib(await transferSizeOf(page, own))).toBeLessThanOrEqual(featureBudgets['booking dialog']);
  await page.context().close();
});

test("the app loads Stripe's code only on the payment page, and not on My Orders", async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL, 'buyer');
  const orders = await measurePageSize(page, `${baseURL}/dashboard/myorder`, 'article');
  expect(await stripeScriptsOf(orders)).toEqual([]);
  const payment = await measurePageSize(page, `${baseURL}/dashboard/payment/${bookings.unpaid._id}`, 'form');
  expect(await stripeScriptsOf(payment)).not.toEqual([]);
  await page.context().close();
});

test('the code of the auth provider is in one file, and does not exceed its budget', async () => {
  // This text occurs only in the code of Firebase, the auth provider.
  const files = [...(await builtScripts())].filter(([, text]) => text.includes('accounts:signInWithPassword'));
  expect(files.map(([name]) => name)).toHaveLength(1);
  for (const [, text] of files) expect(kib(gzipped(text))).toBeLessThanOrEqual(featureBudgets['signing in']);
});

test('the total size of all JavaScript of the app build does not exceed its budget', async () => {
  const sizes = [...(await builtScripts()).values()].map(gzipped);
  expect(sizes).not.toEqual([]);
  expect(kib(sizes.reduce((sum, size) => sum + size, 0))).toBeLessThanOrEqual(featureBudgets['all together']);
});

/** Returns the content of all scripts of a package. */
const codeOf = async (name: string): Promise<string[]> => {
  const [folder = ''] = createRequire(import.meta.url)
    .resolve(name)
    .split(join(name, '/'));
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name));
  return Promise.all(scripts.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
};

for (const [name, mark] of [
  ['@faker-js/faker', 'https://fakerjs.dev'],
  ['msw', '[MSW]'],
] as const) {
  test(`the app build does not contain the package ${name}`, async () => {
    expect(
      (await codeOf(name)).some((text) => text.includes(mark)),
      'the text that identifies the package',
    ).toBe(true);
    expect([...(await builtScripts())].filter(([, text]) => text.includes(mark)).map(([file]) => file)).toEqual([]);
  });
}

test('the app build does not contain the fixtures', async () => {
  // The app build contains the e-mail addresses of the four demo users on purpose, so the test does not search for
  // them.
  const otherUsers = Object.values(fixtureUsers).filter(({ email }) => !email.endsWith('@secondgear.test'));
  const texts = [
    ...otherUsers.map(({ email }) => email),
    ...Object.values(bikes).flatMap(({ _id, description = '' }) => [_id, description]),
    ...Object.values(bookings).map(({ _id }) => _id),
  ].filter(Boolean);
  expect(texts.length).toBeGreaterThan(20);
  const built = [...(await builtScripts())];
  const found = texts.flatMap((text) =>
    built.filter(([, code]) => code.includes(text)).map(([file]) => `${text} in ${file}`),
  );
  expect(found).toEqual([]);
});
