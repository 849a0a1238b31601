import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { observeInvariants } from '../support/pageInvariants.ts';
import { type StaticHost, startStaticHost } from '../support/staticHost.ts';
import {
  addBike,
  advertise,
  bookFirstBike,
  expectToast,
  followNavLink,
  openMenuItem,
  payWithCard,
  rowOf,
} from '../support/steps.ts';

/** The demo on a plain static host, in a folder. No server runs. */

const dist = resolve(import.meta.dirname, '../../dist-demo');
const folder = '/second-gear/demo/';

const test = base.extend<{ hasNotFoundPage: boolean; host: StaticHost }>({
  /** Whether the host sends the demo's `404.html` for a URL without a file. */
  hasNotFoundPage: [true, { option: true }],
  // Every test has a port of its own, so an origin with its own storage.
  host: async ({ hasNotFoundPage }, use) => {
    const host = await startStaticHost(dist, folder, hasNotFoundPage ? join(dist, '404.html') : undefined);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
  context: async ({ context, host }, use) => {
    const observer = await observeInvariants(context, new URL(host.url).origin);
    await use(context);
    await observer.settle();
    expect(observer.violations(), 'violated invariants of docs/failure-modes.md').toEqual([]);
  },
});

/** Opens a URL. Does not wait until the page is loaded, because the page may redirect with its script. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

const logInAs = async (page: Page, account: string) => {
  await open(page, 'login');
  await page.getByRole('group', { name: 'Log in with a demo account' }).getByRole('button', { name: account }).click();
  await expectToast(page, 'Login Successfull');
};

const openBrand = async (page: Page, brand: string) => {
  await followNavLink(page, 'Home');
  await page.getByRole('link', { name: new RegExp(`See Products.*${brand}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
};

const trendingBike = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Tranding Now' }).getByRole('heading', { name });

test('a buyer searches, books and pays by card in the demo, and the order stays paid after a reload', async ({
  page,
  host,
}) => {
  await test.step('the guest opens a list by its URL, and logs in with one press', async () => {
    await open(page, 'categories/1');
    await page.getByRole('button', { name: 'Buyer', exact: true }).click();
    await expectToast(page, 'Login Successfull');
    await expect(page).toHaveURL(`${host.url}categories/1`);
  });

  const bike = await test.step('the buyer searches and books a bike', async () => {
    await open(page, 'bikes?q=yamaha');
    await expect(page.getByRole('article').first().getByRole('heading')).toContainText('Yamaha');
    return bookFirstBike(page);
  });

  await test.step('the buyer pays', async () => {
    await openMenuItem(page, 'My Orders');
    await page.getByRole('article', { name: bike }).getByRole('link', { name: 'Pay Now' }).click();
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(page.getByText('Congrats! your payment completed')).toBeVisible();
    await expectToast(page, 'Payment Success');
  });

  await test.step('a reload of the page of the payment shows the payment', async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText('Your TransactionId:')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${host.url}dashboard/payment/`));
  });

  await test.step('My Orders shows that the order is paid', async () => {
    await open(page, 'dashboard/myorder');
    await expect(page.getByRole('article', { name: bike }).getByRole('link', { name: 'Receipt' })).toBeVisible();
  });
});

test('a seller adds a bike with a photo and advertises it, another tab shows it, and Begin again restores the initial data', async ({
  page,
  context,
  host,
}) => {
  const bike = 'Yamaha DT 125 of the demo test';
  await logInAs(page, 'Verified seller');
  await addBike(page, bike);
  await advertise(page, bike);

  const tab = await context.newPage();
  await open(tab, '');
  await expect(trendingBike(tab, bike)).toBeVisible();
  const photo = tab.getByRole('img', { name: `${bike}, side view` });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);

  await page.reload();
  await expect(rowOf(page, bike)).toBeVisible();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await expect(page).toHaveURL(host.url);
  for (const one of [page, tab]) {
    await expect(one.getByRole('region', { name: 'Tranding Now' }).getByRole('heading').first()).toBeVisible();
    await expect(trendingBike(one, bike)).toHaveCount(0);
    await expect(one.getByRole('link', { name: 'Login' })).toBeVisible();
  }
});

test('pages of the demo open by their URLs in both languages, a URL without a file has the 404 page, and the ribbon names no server', async ({
  page,
  host,
}) => {
  await open(page, 'bn/blogs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page).toHaveURL(`${host.url}bn/blogs`);
  const response = await page.request.get(`${host.url}no/such/page`);
  expect(response.status()).toBe(404);
  await open(page, 'no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: "Sorry, we couldn't find this page." })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}no/such/page`);
  const ribbon = page.getByRole('complementary', { name: 'About this demo' });
  await expect(ribbon).toContainText('This demo runs in your browser, without a server.');
});

test.describe('on a host without a not-found page', () => {
  test.use({ hasNotFoundPage: false });

  test('after the first visit, the service worker opens the pages that have no file', async ({
    page,
    context,
    host,
  }) => {
    await logInAs(page, 'Buyer');
    await open(page, 'categories/1?q=cb');
    await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(page).toHaveURL(`${host.url}categories/1?q=cb`);

    await test.step('the demo responds again after the browser has stopped the idle worker', async () => {
      const devTools = await context.newCDPSession(page);
      await devTools.send('ServiceWorker.enable');
      await devTools.send('ServiceWorker.stopAllWorkers');
      await openBrand(page, 'Yamaha');
      await expect(page.getByRole('article').getByRole('heading').first()).toContainText('Yamaha');
    });
  });
});
