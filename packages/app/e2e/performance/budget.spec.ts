import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { bikes, bookings, people as cast } from '@second-gear/fixtures';
import { phone } from '../../../../scripts/bench/browsers.ts';
import { type PageBudget, pageBudgets, pageNames, partBudgets } from '../../../../scripts/bench/budget.ts';
import { pages } from '../../../../scripts/bench/pages.ts';
import { type Weight, weigh, weighFiles } from '../../../../scripts/bench/transferSize.ts';
import { expect, test } from '../support/appServer.ts';
import { logIn, people } from '../support/steps.ts';

/** What the shop may cost (scripts/bench/budget.ts). Bytes and numbers of requests are the same on every machine. */

const assets = resolve(import.meta.dirname, '../../dist/assets');

const kib = (bytes: number) => bytes / 1024;

/** A page of somebody's own, on a phone. */
const phoneOf = async (browser: Browser, baseURL: string | undefined, who?: keyof typeof people): Promise<Page> => {
  const context = await browser.newContext({ ...phone, baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (who) await logIn(page, people[who]);
  return page;
};

/** Every script that the build has written, by its name. */
const builtScripts = async (): Promise<Map<string, string>> => {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(resolve(assets, name), 'utf8')] as const)),
  );
};

/** What Stripe's two packages say when something is missing. */
const stripes = ['Could not find Elements context', 'Failed to load Stripe.js'];

/** Which of the scripts that a page has fetched are Stripe's. */
const stripesOf = async ({ scripts }: Weight): Promise<string[]> => {
  const built = await builtScripts();
  const names = scripts.map((url) => basename(new URL(url).pathname));
  return names.filter((name) => stripes.some((mark) => built.get(name)?.includes(mark)));
};

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** What is over its budget, in words; nothing, where nothing is. */
const excesses = (budget: PageBudget, weight: Weight): string[] => {
  const requests = budget.requests + (budget.picturesInViewBesides ? weight.picturesInView : 0);
  const figures: [name: string, is: number, most: number][] = [
    ['KiB of JavaScript before load (gzip)', kib(weight.javaScriptBeforeLoad), budget.javaScriptBeforeLoad],
    ['KiB of JavaScript in all (gzip)', kib(weight.javaScriptInAll), budget.javaScriptInAll],
    ['KiB of CSS (brotli)', kib(weight.css), budget.css],
    ['KiB of HTML (brotli)', kib(weight.html), budget.html],
    ['requests', weight.requests, requests],
    ['data calls', weight.dataCalls, budget.dataCalls],
    ['fonts', weight.fonts, budget.fonts],
    ['KiB of fonts', kib(weight.fontBytes), budget.font],
  ];
  return figures
    .filter(([, is, most]) => is > most)
    .map(([name, is, most]) => `${Number(is.toFixed(2))} ${name}, and at most ${most}`);
};

for (const name of pageNames) {
  const { path, who, shown } = pages[name];
  test(`the page '${name}' keeps to its budget`, async ({ browser, baseURL }) => {
    const page = await phoneOf(browser, baseURL, who);
    const weight = await weigh(page, `${baseURL}${path}`, shown);
    expect(weight.scripts, 'there is something to weigh').not.toEqual([]);
    expect(excesses(pageBudgets[name], weight)).toEqual([]);
    expect(weight.isFontReady, 'the font is preloaded, and its fallback has its measure').toBe(true);
    expect(await stripesOf(weight)).toEqual([]);
    await page.context().close();
  });
}

/** What one page has fetched that another one has not, in KiB of JavaScript compressed by gzip. */
const besides = async (page: Page, { scripts }: Weight, other: Weight): Promise<number> => {
  const own = scripts.filter((script) => !other.scripts.includes(script));
  return kib(await weighFiles(page, own));
};

const partPages = [
  ['add a bike', 'seller', '/dashboard/addproduct', 'form'],
  ['admin tables', 'admin', '/dashboard/allbuyers', '[role="rowheader"]'],
  ['admin tables', 'admin', '/dashboard/allseller', '[role="rowheader"]'],
  ['admin tables', 'admin', '/dashboard/report', 'main h1'],
] as const;

for (const [part, who, path, shown] of partPages) {
  test(`'${part}' at ${path} keeps to its budget, beside what the home page has fetched`, async ({
    browser,
    baseURL,
  }) => {
    const page = await phoneOf(browser, baseURL, who);
    const home = await weigh(page, `${baseURL}/`, 'h1');
    const own = await weigh(page, `${baseURL}${path}`, shown);
    expect(await besides(page, own, home)).toBeLessThanOrEqual(partBudgets[part]);
    expect(await stripesOf(own)).toEqual([]);
    await page.context().close();
  });
}

test('the booking dialog keeps to its budget, beside what the list has fetched', async ({ browser, baseURL }) => {
  const page = await phoneOf(browser, baseURL, 'buyer');
  const list = await weigh(page, `${baseURL}${pages.bikes.path}`, pages.bikes.shown);
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
  const own = [...new Set(fetched)].filter((script) => !list.scripts.includes(script));
  expect(kib(await weighFiles(page, own))).toBeLessThanOrEqual(partBudgets['booking dialog']);
  await page.context().close();
});

test('Stripe is fetched where somebody pays, and not on the way there', async ({ browser, baseURL }) => {
  const page = await phoneOf(browser, baseURL, 'buyer');
  const orders = await weigh(page, `${baseURL}/dashboard/myorder`, 'article');
  expect(await stripesOf(orders)).toEqual([]);
  const payment = await weigh(page, `${baseURL}/dashboard/payment/${bookings.unpaid._id}`, 'form');
  expect(await stripesOf(payment)).not.toEqual([]);
  await page.context().close();
});

test('signing in is a file of its own, and keeps to its budget', async () => {
  // What Firebase asks its server for, and nothing of ours does.
  const files = [...(await builtScripts())].filter(([, text]) => text.includes('accounts:signInWithPassword'));
  expect(files.map(([name]) => name)).toHaveLength(1);
  for (const [, text] of files) expect(kib(gzipped(text))).toBeLessThanOrEqual(partBudgets['signing in']);
});

test('all the JavaScript of the shop keeps to its budget', async () => {
  const sizes = [...(await builtScripts()).values()].map(gzipped);
  expect(sizes).not.toEqual([]);
  expect(kib(sizes.reduce((sum, size) => sum + size, 0))).toBeLessThanOrEqual(partBudgets['all together']);
});

/** The files of a package; of the entry that this file would be given. */
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
  test(`not one byte of ${name} is in what is built`, async () => {
    expect(
      (await codeOf(name)).some((text) => text.includes(mark)),
      'what it is known by',
    ).toBe(true);
    expect([...(await builtScripts())].filter(([, text]) => text.includes(mark)).map(([file]) => file)).toEqual([]);
  });
}

test('not one byte of the fixtures is in what is built', async () => {
  // The demo's own four may be named to whoever opens the shop.
  const strangers = Object.values(cast).filter(({ email }) => !email.endsWith('@secondgear.test'));
  const words = [
    ...strangers.map(({ email }) => email),
    ...Object.values(bikes).flatMap(({ _id, description = '' }) => [_id, description]),
    ...Object.values(bookings).map(({ _id }) => _id),
  ].filter(Boolean);
  expect(words.length).toBeGreaterThan(20);
  const built = [...(await builtScripts())];
  const found = words.flatMap((word) =>
    built.filter(([, text]) => text.includes(word)).map(([file]) => `${word} in ${file}`),
  );
  expect(found).toEqual([]);
});
