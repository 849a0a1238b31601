import type { Page } from '@playwright/test';
import { phone } from '../../../../scripts/bench/measure/browsers.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { buyer, expectHydrated } from '../support/steps.ts';

/** The upper limit for all that the home page transfers with the data saver, in KiB. */
const homeLimit = 240;

/** Simulates a browser with the setting to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Records the images that a page requests, and the bytes that it receives. */
const recordTransfer = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const images: string[] = [];
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Image') images.push(response.url);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { images, kib: () => bytes / 1024 };
};

test.use({ ...phone, hasServiceWorker: true });

test('with the data saver of the browser, the home page loads no photo, no gallery and no service worker', {
  tag: ['@R13.40', '@R13.42'],
}, async ({ page }) => {
  await saveData(page);
  const transfer = await recordTransfer(page);
  await page.goto('/');
  await expectHydrated(page);
  await expect(page.getByRole('link', { name: /See Products/ }).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('checkbox', { name: /Data saver/ })).toBeChecked();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeHidden();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // The illustration of the banner is the only image.
  expect(transfer.images).toEqual([expect.stringContaining('/hero-')]);
  expect(transfer.kib()).toBeLessThanOrEqual(homeLimit);
});

test('the switch of the data saver keeps its value after a reload and in another tab, and loads a photo after a press', {
  tag: ['@R13.40', '@R13.41', '@R13.42'],
}, async ({ page, context }) => {
  await signIn(page, buyer);
  const other = await context.newPage();
  await other.goto('/blogs');
  await expectHydrated(other);
  await page.goto('/categories/1');
  const photo = page.getByRole('article').first().getByRole('img').first();
  await expect(photo).toBeVisible();
  await page.getByRole('checkbox', { name: /Data saver/ }).check();
  await expect(photo).toHaveCount(0);
  await expect(other.getByRole('checkbox', { name: /Data saver/ })).toBeChecked();
  const images: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && images.push(request.url()));
  await page.reload();
  const show = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Show photo/ });
  await expect(show).toBeVisible();
  expect(images.filter((url) => url.includes('/photos/') || url.includes('/pictures/'))).toEqual([]);
  await show.click();
  await expect(photo).toBeVisible();
  await page.getByRole('checkbox', { name: /Data saver/ }).uncheck();
  await expect(page.getByRole('button', { name: /^Show photo/ })).toHaveCount(0);
});
