import { utimes, writeFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { encodeImage, inspectImage, metadataOf, secrets, withCameraMetadata } from '../support/photos.ts';
import { signIn } from '../support/signIn.ts';
import { choosePhoto, expectToast, fillBikeForm, fillLogin, logIn, logOut, rowOf, seller } from '../support/steps.ts';

const countUploads = (page: Page) => {
  const sent = { photos: 0, bikes: 0 };
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/api/_images')) sent.photos += 1;
    if (pathname.endsWith('/api/products')) sent.bikes += 1;
  });
  return sent;
};

const images = '**/api/_images?*';

const addNew = (page: Page) => page.getByRole('button', { name: 'Add New' });
const photoError = (page: Page) => page.getByRole('group', { name: 'Bike Photo' }).getByRole('alert');
const chosenPhoto = (page: Page) => page.getByRole('img', { name: 'The photo you chose' });
const bikeName = (page: Page) => page.getByRole('textbox', { name: 'Bike Name' });
const expectBikeAdded = (page: Page) => expectToast(page, 'New product is added successfully');

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const openForm = async (page: Page, name = 'Yamaha DT 125') => {
  await signIn(page, seller);
  await page.goto('/dashboard/addproduct');
  await fillBikeForm(page, name);
};

test('U1: the uploaded photo is reduced, upright and opaque, and contains no GPS position, camera or photographer', async ({
  page,
  app,
}) => {
  await openForm(page);
  // The photo is uploaded, but the request that creates the bike fails, so the form stays open for the next photo.
  await page.route('**/api/products', (route) => route.fulfill({ status: 409, json: { message: 'Not today.' } }));
  const upload = async (file: Exclude<Parameters<typeof choosePhoto>[1], string>) => {
    await choosePhoto(page, file);
    await expect(page.getByText(file.name)).toBeVisible();
    const uploadResponse = page.waitForResponse(images);
    await addNew(page).click();
    const { data } = await (await uploadResponse).json();
    await expect(page.getByText('Photo sent')).toBeVisible();
    return Buffer.from(await (await fetch(new URL(data.url, app.api))).arrayBuffer());
  };

  // The browser shrinks this photo while it decodes it.
  const plainPhoto = await encodeImage(page, { width: 2400, height: 1800 });
  // The photo was taken with the camera turned, so its sides are exchanged. The browser itself turns the photo.
  const photo = withCameraMetadata(plainPhoto);
  expect(metadataOf(photo)).toEqual(expect.arrayContaining(['Exif', 'Photoshop 3.0', 'comment']));
  const uploaded = await upload(jpeg('Rahim Uddin.jpg', photo));
  // The uploaded JPEG may contain only the metadata segments that a browser needs to show it: no Exif, no XMP, no
  // IPTC, no comment.
  expect(['JFIF', 'ICC_PROFILE']).toEqual(expect.arrayContaining(metadataOf(uploaded)));
  for (const secret of [...secrets, 'Exif', 'Photoshop', '8BIM']) expect(uploaded.includes(secret)).toBe(false);
  expect(await inspectImage(page, uploaded)).toEqual({
    width: 1200,
    height: 1600,
    corners: ['blue', 'red', 'green', 'yellow'],
  });

  const transparent = await encodeImage(page, { width: 120, height: 180, type: 'image/png', isTransparent: true });
  const opaque = await upload({ name: 'transparent.png', mimeType: 'image/png', buffer: transparent });
  expect(await inspectImage(page, opaque)).toEqual({
    width: 120,
    height: 180,
    corners: ['white', 'white', 'white', 'white'],
  });
});

test(
  'U2, U4, F112: the app sends nothing when the file is no photo, creates no bike while the image host fails, and uploads a photo that another app has touched',
  {
    tag: ['@R3.29', '@R8.31'],
  },
  async ({ page }, testInfo) => {
    await openForm(page);
    const sent = countUploads(page);
    const photo = await encodeImage(page, { width: 640, height: 400 });
    await choosePhoto(page, jpeg('honda.jpg', photo.subarray(0, 2_000)));
    await expect(photoError(page)).toHaveText(
      'This photo is damaged, or too large for this device. Choose another one.',
    );
    await addNew(page).click();
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
    expect(sent).toEqual({ photos: 0, bikes: 0 });

    const path = testInfo.outputPath('left-side.jpg');
    await writeFile(path, photo);
    await choosePhoto(page, path);
    await expect(chosenPhoto(page)).toBeVisible();
    await utimes(path, 0, 0);
    const leak = { message: 'key 4f2a is not valid', error: { message: 'key 4f2a is not valid' } };
    await page.route(images, (route) => route.fulfill({ status: 403, json: leak }), { times: 1 });
    await addNew(page).click();
    await expect(photoError(page)).toHaveText('The photo was not accepted. Try again, or choose another one.');
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125');
    await expect(chosenPhoto(page)).toBeVisible();
    expect(sent.bikes).toBe(0);
    await expect(page.getByText('4f2a')).toHaveCount(0);

    await page.getByRole('button', { name: 'Try again' }).click();
    await expectBikeAdded(page);
    await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
    expect(sent).toEqual({ photos: 2, bikes: 1 });
  },
);

test('the form shows the progress of an upload, and keeps its draft after a cancelled upload, a reload and the end of the session, until the logout', async ({
  page,
}) => {
  await openForm(page, 'Yamaha DT 125 on a slow network');
  const noise = await encodeImage(page, { width: 800, height: 500, noise: true });
  await choosePhoto(page, jpeg('left-side.jpg', noise));
  await expect(chosenPhoto(page)).toBeVisible();

  await test.step('the progress bar shows the progress of the upload', async () => {
    const devtools = await page.context().newCDPSession(page);
    const conditions = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: 40_000 };
    await devtools.send('Network.emulateNetworkConditions', conditions);
    await addNew(page).click();
    const progressBar = page.getByRole('progressbar', { name: 'Sending the photo' });
    await expect.poll(async () => Number(await progressBar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(Number(await progressBar.getAttribute('aria-valuenow'))).toBeLessThan(100);
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(progressBar).toHaveCount(0);
    await devtools.send('Network.emulateNetworkConditions', { ...conditions, latency: 0, uploadThroughput: -1 });
  });

  await test.step('after a reload the fields still have their values, but the seller must choose the photo again', async () => {
    await page.reload();
    await expect(page.getByText('Only the photo has to be chosen again.')).toBeVisible();
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 on a slow network');
    await expect(page.getByRole('combobox', { name: 'Bike Category' })).toHaveValue('2');
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  });

  await test.step('the bike is created, and the next form is empty', async () => {
    await choosePhoto(page, jpeg('left-side.jpg', noise));
    await expect(chosenPhoto(page)).toBeVisible();
    await addNew(page).click();
    await expectBikeAdded(page);
    await page.goBack();
    await expect(bikeName(page)).toHaveValue('');
  });

  await bikeName(page).fill('Yamaha of the next draft');
  await page.goto('/blogs');
  await page.goto('/dashboard/addproduct');
  await test.step('the session ends', async () => {
    await page.evaluate(() => {
      indexedDB.deleteDatabase('firebaseLocalStorageDb');
      localStorage.removeItem('accessToken');
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, seller);
    await expect(page).toHaveURL(/\/dashboard\/addproduct$/);
    await expect(bikeName(page)).toHaveValue('Yamaha of the next draft');
  });

  await test.step('the seller logs out', async () => {
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('next draft');
    await logIn(page, seller);
    await page.goto('/dashboard/addproduct');
    await expect(bikeName(page)).toHaveValue('');
  });
});
