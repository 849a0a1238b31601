import { utimes, writeFile } from 'node:fs/promises';
import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import {
  encodeImage,
  inspectImage,
  metadataOf,
  orientations,
  secrets,
  uprightCorners,
  withCameraMetadata,
} from '../support/photos.ts';
import { signIn } from '../support/signIn.ts';
import {
  choosePhoto,
  expectToast,
  fillBikeFields,
  fillLogin,
  followNavLink,
  holdRequests,
  logIn,
  logOut,
  openMenuItem,
  rowOf,
  seller,
} from '../support/steps.ts';

/** Starts to count the photo uploads and the requests that create a bike. */
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
const products = '**/api/products';

const addNew = (page: Page) => page.getByRole('button', { name: 'Add New' });
const photoError = (page: Page) => page.getByRole('group', { name: 'Bike Photo' }).getByRole('alert');
const chosenPhoto = (page: Page) => page.getByRole('img', { name: 'The photo you chose' });
const bikeName = (page: Page) => page.getByRole('textbox', { name: 'Bike Name' });
const expectBikeAdded = (page: Page) => expectToast(page, 'New product is added successfully');

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Signs the seller in and fills in the form, without the photo. */
const openForm = async (page: Page, name = 'Yamaha DT 125') => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  await fillBikeFields(page, name);
};

const openFormWithPhoto = async (page: Page, name?: string) => {
  await openForm(page, name);
  await choosePhoto(page, jpeg('left-side.jpg', await encodeImage(page, { width: 640, height: 400 })));
  await expect(chosenPhoto(page)).toBeVisible();
};

test('U1: the uploaded photo is upright, and contains no GPS position, camera or photographer, for each orientation of the original', async ({
  page,
  app,
}) => {
  await openForm(page);
  // The photo is uploaded, but the request that creates the bike fails, so the form stays open for the next photo.
  await page.route(products, (route) => route.fulfill({ status: 409, json: { message: 'Not today.' } }));

  // The browser shrinks this photo while it decodes it.
  const size = { width: 2400, height: 1800 };
  const plainPhoto = await encodeImage(page, size);
  for (const orientation of orientations) {
    const order = orientation % 2 === 0 ? 'little' : 'big';
    await test.step(`a photo with Exif orientation ${orientation} and ${order}-endian numbers`, async () => {
      const photo = withCameraMetadata(plainPhoto, orientation, order);
      expect(metadataOf(photo)).toEqual([
        'Exif',
        'http://ns.adobe.com/xap/1.0/',
        'Photoshop 3.0',
        'comment',
        'JFIF',
        'ICC_PROFILE',
      ]);

      await choosePhoto(page, jpeg(`Rahim Uddin ${orientation}.jpg`, photo));
      await expect(page.getByText(`Rahim Uddin ${orientation}.jpg`)).toBeVisible();
      const uploadResponse = page.waitForResponse(images);
      await addNew(page).click();
      const { data } = await (await uploadResponse).json();
      const uploaded = Buffer.from(await (await fetch(new URL(data.url, app.api))).arrayBuffer());

      // The uploaded JPEG may contain only the metadata segments that a browser needs to show it: no Exif, no XMP, no
      // IPTC, no comment.
      expect(['JFIF', 'ICC_PROFILE']).toEqual(expect.arrayContaining(metadataOf(uploaded)));
      for (const secret of [...secrets, 'Exif', 'Photoshop', '8BIM']) expect(uploaded.includes(secret)).toBe(false);
      const isRotated = orientation > 4;
      expect(await inspectImage(page, uploaded)).toEqual({
        width: isRotated ? 1200 : 1600,
        height: isRotated ? 1600 : 1200,
        corners: [...uprightCorners[orientation]],
      });
      await expect(page.getByText('The photo is sent')).toBeVisible();
    });
  }
});

test('U1: the app reduces a large photo, and makes transparent pixels white', async ({ page, app }) => {
  await openForm(page);
  await page.route(products, (route) => route.fulfill({ status: 409, json: { message: 'Not today.' } }));

  const uploadedImageOf = async (file: Exclude<Parameters<typeof choosePhoto>[1], string>) => {
    await choosePhoto(page, file);
    await expect(page.getByText(file.name)).toBeVisible();
    const uploadResponse = page.waitForResponse(images);
    await addNew(page).click();
    const { data } = await (await uploadResponse).json();
    await expect(page.getByText('The photo is sent')).toBeVisible();
    return inspectImage(page, Buffer.from(await (await fetch(new URL(data.url, app.api))).arrayBuffer()));
  };

  const large = await encodeImage(page, { width: 2400, height: 1500, type: 'image/webp' });
  expect(await uploadedImageOf({ name: 'large.webp', mimeType: 'image/webp', buffer: large })).toEqual({
    width: 1600,
    height: 1000,
    corners: ['red', 'green', 'yellow', 'blue'],
  });
  const transparent = await encodeImage(page, { width: 120, height: 180, type: 'image/png', isTransparent: true });
  expect(await uploadedImageOf({ name: 'transparent.png', mimeType: 'image/png', buffer: transparent })).toEqual({
    width: 120,
    height: 180,
    corners: ['white', 'white', 'white', 'white'],
  });
});

test('U2: the form shows an error under the field and sends nothing when the file is not a photo', async ({ page }) => {
  await openForm(page);
  const sent = countUploads(page);
  const wrongKind = 'This file is not a JPG, PNG or WebP photo. Choose another one.';
  const damaged = 'This photo is damaged, or too large for this device. Choose another one.';
  const half = async (type: 'image/jpeg' | 'image/png' | 'image/webp') => {
    const image = await encodeImage(page, { width: 640, height: 400, type });
    return image.subarray(0, image.length / 2);
  };
  const invalidFiles: [kind: string, content: Buffer | string, sentence: string][] = [
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', wrongKind],
    [
      'a HEIC',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'This is a HEIC photo, as iPhones keep them. Save it as JPG and choose that one.',
    ],
    ['an empty file', '', 'There is nothing in this file. Choose another one.'],
    ['half a JPEG', await half('image/jpeg'), damaged],
    ['half a PNG', await half('image/png'), damaged],
    ['half a WebP', await half('image/webp'), damaged],
  ];
  for (const [kind, content, sentence] of invalidFiles) {
    await test.step(kind, async () => {
      const buffer = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      await choosePhoto(page, jpeg('honda.jpg', buffer));
      await expect(photoError(page)).toHaveText(sentence);
      await addNew(page).click();
      await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
      // The test chooses a valid photo, which removes the error. So an error after the next file is a new one.
      await choosePhoto(page, jpeg('good.jpg', await encodeImage(page, { width: 320, height: 200 })));
      await expect(photoError(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove' }).click();
    });
  }
  expect(sent).toEqual({ photos: 0, bikes: 0 });
});

test('F112: the app uploads a photo that another app has touched after it was chosen', async ({ page }, testInfo) => {
  await openForm(page);
  const path = testInfo.outputPath('left-side.jpg');
  await writeFile(path, await encodeImage(page, { width: 640, height: 400 }));
  await choosePhoto(page, path);
  await expect(chosenPhoto(page)).toBeVisible();
  await utimes(path, 0, 0);
  await addNew(page).click();
  await expectBikeAdded(page);
});

test('U4: the form stays open with an error beside the photo, and the app creates no bike, when the image host fails', {
  tag: ['@R3.29', '@R8.31'],
}, async ({ page }) => {
  await openFormWithPhoto(page);
  const sent = countUploads(page);
  const refused = 'The photo was not accepted. Try again, or choose another one.';
  const notStored = 'The photo could not be stored. Try again in a while.';
  const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
  const leak = { message: 'key 4f2a is not valid', error: { message: 'key 4f2a is not valid' } };
  const responses: [name: string, respond: (route: Route) => Promise<void>, sentence: string][] = [
    ['403', json(403, leak), refused],
    ['429', json(429, leak), 'Too many photos are being sent just now. Wait a moment, then try again.'],
    ['500', json(500, leak), notStored],
    ['a network error', (route) => route.abort(), 'The photo could not be sent. Check your connection and try again.'],
    ['an HTML page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }), notStored],
    ['no URL', json(200, { data: {} }), notStored],
    ['a URL of another host', json(200, { data: { url: 'https://evil.test/pictures/photos/1.jpg' } }), notStored],
    [
      'a URL of an endpoint that writes',
      json(200, { data: { url: '/api/report/64f1c0ffee0000000000000a' } }),
      notStored,
    ],
  ];
  for (const [name, respond, sentence] of responses) {
    await test.step(name, async () => {
      await page.route(images, respond, { times: 1 });
      const before = sent.photos;
      await page.getByRole('button', { name: before === 0 ? 'Add New' : 'Try again' }).click();
      await expect.poll(() => sent.photos).toBe(before + 1);
      await expect(photoError(page)).toHaveText(sentence);
      await expect(bikeName(page)).toHaveValue('Yamaha DT 125');
      await expect(chosenPhoto(page)).toBeVisible();
    });
  }
  expect(sent.bikes).toBe(0);
  await expect(page.getByText('4f2a')).toHaveCount(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expectBikeAdded(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(sent).toEqual({ photos: responses.length + 1, bikes: 1 });
});

test('U4: an upload stops after 20 seconds without a response, and the seller can try again', async ({ page }) => {
  await openFormWithPhoto(page);
  const sent = countUploads(page);
  await page.clock.install();
  await page.route(images, () => undefined, { times: 1 });
  await addNew(page).click();
  await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
  await expect.poll(() => sent.photos).toBe(1);
  await page.clock.fastForward(19_000);
  await expect(photoError(page)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(photoError(page)).toHaveText('Sending the photo took too long. Try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectBikeAdded(page);
  expect(sent).toEqual({ photos: 2, bikes: 1 });
});

test('U5: the app does not upload the photo again when only the creation of the bike has failed, and a double click creates one bike', async ({
  page,
}) => {
  await openFormWithPhoto(page);
  const sent = countUploads(page);
  const rejection = { message: 'Try again in an hour.' };
  await page.route(products, (route) => route.fulfill({ status: 409, json: rejection }), { times: 1 });
  await addNew(page).click();
  await expectToast(page, rejection.message);
  await expect(page.getByText('The photo is sent')).toBeVisible();

  await addNew(page).dblclick();
  await expectBikeAdded(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(sent).toEqual({ photos: 1, bikes: 2 });
});

test('U5, F90: a bike counts as added, and is added once, when the response was lost and the list shows the bike', async ({
  page,
}) => {
  await openFormWithPhoto(page);
  const sent = countUploads(page);
  await page.route(
    products,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await addNew(page).click();
  await expectBikeAdded(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(sent).toEqual({ photos: 1, bikes: 1 });
});

for (const [how, leave] of [
  ['leaves the page', (page: Page) => followNavLink(page, 'Home')],
  ['logs out', logOut],
] as const) {
  test(`U6: the app aborts the upload and creates no bike when the seller ${how} during the upload`, async ({
    page,
  }) => {
    await openFormWithPhoto(page);
    const sent = countUploads(page);
    const release = await holdRequests(page, images);
    await addNew(page).click();
    await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
    await expect.poll(() => sent.photos).toBe(1);

    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(new URL(request.url()).pathname.replace(/^.*\/api/, '/api')));
    await leave(page);
    // The app must abort the upload immediately, and not only after the timeout of the upload.
    await expect.poll(() => aborted).toContain('/api/_images');
    release();
    await expect(page).toHaveURL(/\/$/);

    if (how === 'logs out') await logIn(page, seller);
    await openMenuItem(page, 'My Product');
    await expect(rowOf(page, 'Honda CG125')).toBeVisible();
    await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(0);
    expect(sent).toEqual({ photos: 1, bikes: 0 });
    expect(toastsOf(page).join()).not.toMatch(/photo|New product/);
  });
}

test('the form shows the progress of the upload on a slow network, and still has its values after a cancelled upload and a reload', async ({
  page,
}) => {
  await openForm(page, 'Yamaha DT 125 on a slow network');
  await page.setViewportSize({ width: 320, height: 640 });
  const noise = await encodeImage(page, { width: 1600, height: 1000, noise: true });
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
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await expect(progressBar).toHaveCount(0);
    await devtools.send('Network.emulateNetworkConditions', { ...conditions, latency: 0, uploadThroughput: -1 });
  });

  await test.step('after a reload the fields still have their values, but the seller must choose the photo again', async () => {
    await page.reload();
    await expect(page.getByText('Only the photo has to be chosen again.')).toBeVisible();
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 on a slow network');
    await expect(page.getByRole('button', { name: /Bike Category/ })).toContainText('Yamaha');
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
});

test('the draft of the form stays stored when the seller leaves the page or the session ends, and is deleted at logout', async ({
  page,
}) => {
  await openForm(page, 'Yamaha DT 125 of the draft');

  await test.step('the seller leaves the page', async () => {
    await followNavLink(page, 'Home');
    await openMenuItem(page, 'Add a Product', 'Add A Bike');
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 of the draft');
  });

  await test.step('the session ends', async () => {
    await page.evaluate(() => {
      indexedDB.deleteDatabase('firebaseLocalStorageDb');
      localStorage.removeItem('accessToken');
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page, seller);
    await expect(page).toHaveURL(/\/dashboard\/addproduct$/);
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 of the draft');
  });

  await test.step('the seller clicks Start over', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(bikeName(page)).toHaveValue('');
    await bikeName(page).fill('Honda of the next draft');
  });

  await test.step('the seller logs out', async () => {
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('next draft');
    await logIn(page, seller);
    await openMenuItem(page, 'Add a Product', 'Add A Bike');
    await expect(bikeName(page)).toHaveValue('');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('on a touch screen, the form offers a photo from the camera instead of dropping a file', async ({ page }) => {
    await openForm(page);
    await expect(page.getByText('Take or choose a photo')).toBeVisible();
    await expect(page.getByText('Drop the photo here')).toBeHidden();
  });
});
