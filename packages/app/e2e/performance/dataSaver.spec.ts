import type { Page } from '@playwright/test';
import { phone } from '../../../../scripts/bench/browser.ts';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated } from '../support/steps.ts';

/** The upper limit for all that the home page transfers with the data saver, in KiB. */
const homeLimit = 255;

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

test('with the data saver, the app loads no photo, no gallery and no service worker, and the switch keeps its value in all tabs', {
  tag: ['@R13.40', '@R13.41', '@R13.42'],
}, async ({ page, context }) => {
  const dataSaver = (on: Page) => on.getByRole('checkbox', { name: /Data saver/ });
  await test.step('the setting of the browser', async () => {
    const saving = await context.newPage();
    await saveData(saving);
    const transfer = await recordTransfer(saving);
    await saving.goto('/');
    await expectHydrated(saving);
    await saving.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(dataSaver(saving)).toBeChecked();
    await saving.waitForLoadState('networkidle');
    await expect(saving.getByRole('heading', { name: 'Photo Gallery' })).toBeHidden();
    expect(await saving.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    // The illustration of the banner is the only image.
    expect(transfer.images).toEqual([expect.stringContaining('/hero-')]);
    expect(transfer.kib()).toBeLessThanOrEqual(homeLimit);
    await saving.close();
  });

  await signIn(page);
  const other = await context.newPage();
  await other.goto('/blogs');
  await expectHydrated(other);
  await page.goto('/categories/1');
  const card = page.getByRole('article').first();
  const photo = card.getByRole('img').first();
  const show = card.getByRole('button', { name: /^Show photo/ });
  await expect(photo).toBeVisible();
  await dataSaver(page).check();
  await expect(photo).toHaveCount(0);
  await expect(dataSaver(other)).toBeChecked();
  const images: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && images.push(request.url()));
  await page.reload();
  await expect(show).toBeVisible();
  expect(images.filter((url) => /\/(photos|pictures)\//.test(url))).toEqual([]);
  await show.click();
  await expect(photo).toBeVisible();
  await dataSaver(page).uncheck();
  await expect(page.getByRole('button', { name: /^Show photo/ })).toHaveCount(0);
});
