import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import { encode, fromACamera, look, notesOf, orientations, secrets, uprightCorners } from '../support/photos.ts';
import {
  expectToast,
  fillLogin,
  follow,
  hold,
  logIn,
  logOut,
  openPlace,
  pickPhoto,
  rowOf,
  seller,
  writeBike,
} from '../support/steps.ts';

/** What is asked of the image host and of the list of bikes from now on. */
const listen = (page: Page) => {
  const heard = { photos: 0, bikes: 0 };
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/api/_images')) heard.photos += 1;
    if (pathname.endsWith('/api/products')) heard.bikes += 1;
  });
  return heard;
};

const images = '**/api/_images?*';
const products = '**/api/products';

const addNew = (page: Page) => page.getByRole('button', { name: 'Add New' });
const alarm = (page: Page) => page.getByRole('group', { name: 'Bike Photo' }).getByRole('alert');
const chosen = (page: Page) => page.getByRole('img', { name: 'The photo you chose' });
const bikeName = (page: Page) => page.getByRole('textbox', { name: 'Bike Name' });
const listed = (page: Page) => expectToast(page, 'New product is added successfully');

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Rahim, who has answered everything, but for what the test is about. */
const openForm = async (page: Page, name = 'Yamaha DT 125') => {
  await logIn(page, seller);
  await writeBike(page, name);
};

const withPhoto = async (page: Page, name?: string) => {
  await openForm(page, name);
  await pickPhoto(page, jpeg('left-side.jpg', await encode(page, { width: 640, height: 400 })));
  await expect(chosen(page)).toBeVisible();
};

test('U1: of 16 photos with a place, a camera and a name in them, the picture alone reaches the image host, upright', async ({
  page,
  shop,
}) => {
  await openForm(page);
  // The photo arrives; the bike is never listed, so that the form stays for the next one.
  await page.route(products, (route) => route.fulfill({ status: 409, json: { message: 'Not today.' } }));

  const wide = { width: 192, height: 128 };
  const plain = await encode(page, wide);
  for (const order of ['little', 'big'] as const) {
    for (const orientation of orientations) {
      await test.step(`orientation ${orientation}, ${order} end first`, async () => {
        const photo = fromACamera(plain, orientation, order);
        expect(notesOf(photo)).toEqual([
          'Exif',
          'http://ns.adobe.com/xap/1.0/',
          'Photoshop 3.0',
          'comment',
          'JFIF',
          'ICC_PROFILE',
        ]);

        await pickPhoto(page, jpeg(`Rahim Uddin ${orientation}.jpg`, photo));
        await expect(page.getByText(`Rahim Uddin ${orientation}.jpg`)).toBeVisible();
        const answered = page.waitForResponse(images);
        await addNew(page).click();
        const { data } = await (await answered).json();
        const arrived = Buffer.from(await (await fetch(new URL(data.url, shop.api))).arrayBuffer());

        // Nothing but what a picture needs to be shown: no Exif, no XMP, no IPTC, no comment.
        expect(['JFIF', 'ICC_PROFILE']).toEqual(expect.arrayContaining(notesOf(arrived)));
        for (const secret of [...secrets, 'Exif', 'Photoshop', '8BIM']) expect(arrived.includes(secret)).toBe(false);
        const lies = orientation > 4;
        expect(await look(page, arrived)).toEqual({
          width: lies ? wide.height : wide.width,
          height: lies ? wide.width : wide.height,
          corners: [...uprightCorners[orientation]],
        });
        await expect(page.getByText('The photo is sent')).toBeVisible();
      });
    }
  }
});

test('U1: a large photo is made smaller, and what is see-through becomes white', async ({ page, shop }) => {
  await openForm(page);
  await page.route(products, (route) => route.fulfill({ status: 409, json: { message: 'Not today.' } }));

  const arriving = async (file: Parameters<typeof pickPhoto>[1]) => {
    await pickPhoto(page, file);
    await expect(page.getByText(file.name)).toBeVisible();
    const answered = page.waitForResponse(images);
    await addNew(page).click();
    const { data } = await (await answered).json();
    await expect(page.getByText('The photo is sent')).toBeVisible();
    return look(page, Buffer.from(await (await fetch(new URL(data.url, shop.api))).arrayBuffer()));
  };

  const large = await encode(page, { width: 2400, height: 1500, type: 'image/webp' });
  expect(await arriving({ name: 'large.webp', mimeType: 'image/webp', buffer: large })).toEqual({
    width: 1600,
    height: 1000,
    corners: ['red', 'green', 'yellow', 'blue'],
  });
  const glass = await encode(page, { width: 120, height: 180, type: 'image/png', glass: true });
  expect(await arriving({ name: 'glass.png', mimeType: 'image/png', buffer: glass })).toEqual({
    width: 120,
    height: 180,
    corners: ['white', 'white', 'white', 'white'],
  });
});

test('U2: what only calls itself a photo is refused under the field, and nothing is sent', async ({ page }) => {
  await openForm(page);
  const heard = listen(page);
  const wrongKind = 'This file is not a JPG, PNG or WebP photo. Choose another one.';
  const damaged = 'This photo is damaged and cannot be opened. Choose another one.';
  const half = async (type: 'image/jpeg' | 'image/png' | 'image/webp') => {
    const whole = await encode(page, { width: 640, height: 400, type });
    return whole.subarray(0, whole.length / 2);
  };
  const refused: [kind: string, content: Buffer | string, sentence: string][] = [
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', wrongKind],
    ['a page', '<!doctype html><script>alert(1)</script>', wrongKind],
    ['a PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj', wrongKind],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', wrongKind],
    ['an animated GIF', 'GIF89a\x10\0\x0a\0\x91\0\0!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', wrongKind],
    [
      'a HEIC',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'This is a HEIC photo, as iPhones keep them. Save it as JPG and choose that one.',
    ],
    ['nothing', '', 'There is nothing in this file. Choose another one.'],
    ['half a JPEG', await half('image/jpeg'), damaged],
    ['half a PNG', await half('image/png'), damaged],
    ['half a WebP', await half('image/webp'), damaged],
  ];
  for (const [kind, content, sentence] of refused) {
    await test.step(kind, async () => {
      const buffer = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      await pickPhoto(page, jpeg('honda.jpg', buffer));
      await expect(alarm(page)).toHaveText(sentence);
      await addNew(page).click();
      await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
      // The next one has to earn its sentence: a good photo takes this one away.
      await pickPhoto(page, jpeg('good.jpg', await encode(page, { width: 320, height: 200 })));
      await expect(alarm(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove' }).click();
    });
  }
  expect(heard).toEqual({ photos: 0, bikes: 0 });
});

test('U4: whatever the image host does wrong is told beside the photo, the form stays, and no bike is listed', {
  tag: ['@R3.29', '@R8.31'],
}, async ({ page }) => {
  await withPhoto(page);
  const heard = listen(page);
  const refused = 'The photo was not accepted. Try again, or choose another one.';
  const broken = 'The photo could not be stored. Try again in a while.';
  const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
  const leak = { message: 'key 4f2a is not valid', error: { message: 'key 4f2a is not valid' } };
  const answers: [what: string, answer: (route: Route) => Promise<void>, sentence: string][] = [
    ['400', json(400, leak), refused],
    ['401', json(401, leak), refused],
    ['403', json(403, leak), refused],
    ['429', json(429, leak), 'Too many photos are being sent just now. Wait a moment, then try again.'],
    ['500', json(500, leak), broken],
    ['cut', (route) => route.abort(), 'The photo could not be sent. Check your connection and try again.'],
    ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }), broken],
    ['nothing', (route) => route.fulfill({ body: '' }), broken],
    ['no address', json(200, { data: {} }), broken],
    ['a script', json(200, { data: { url: 'javascript:alert(1)' } }), broken],
    ['another host', json(200, { data: { url: 'https://evil.test/pictures/photos/1.jpg' } }), broken],
    ['another host, shortly', json(200, { data: { url: '//evil.test/pictures/photos/1.jpg' } }), broken],
    ['an address that writes', json(200, { data: { url: '/api/report/64f1c0ffee0000000000000a' } }), broken],
  ];
  for (const [what, answer, sentence] of answers) {
    await test.step(what, async () => {
      await page.route(images, answer, { times: 1 });
      const before = heard.photos;
      await page.getByRole('button', { name: before === 0 ? 'Add New' : 'Try again' }).click();
      await expect.poll(() => heard.photos).toBe(before + 1);
      await expect(alarm(page)).toHaveText(sentence);
      await expect(bikeName(page)).toHaveValue('Yamaha DT 125');
      await expect(chosen(page)).toBeVisible();
    });
  }
  expect(heard.bikes).toBe(0);
  await expect(page.getByText('4f2a')).toHaveCount(0);

  await page.getByRole('button', { name: 'Try again' }).click();
  await listed(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(heard).toEqual({ photos: answers.length + 1, bikes: 1 });
});

test('U4: an image host that says nothing for 20 seconds is given up, and can be tried again', async ({ page }) => {
  await withPhoto(page);
  const heard = listen(page);
  await page.clock.install();
  await page.route(images, () => undefined, { times: 1 });
  await addNew(page).click();
  await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
  await expect.poll(() => heard.photos).toBe(1);
  await page.clock.fastForward(19_000);
  await expect(alarm(page)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(alarm(page)).toHaveText('Sending the photo took too long. Try again.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await listed(page);
  expect(heard).toEqual({ photos: 2, bikes: 1 });
});

test('U5: a photo that arrived is not sent again when only the listing failed, and a double click lists one bike', async ({
  page,
}) => {
  await withPhoto(page);
  const heard = listen(page);
  const closed = { message: 'The shop is closed for an hour.' };
  await page.route(products, (route) => route.fulfill({ status: 409, json: closed }), { times: 1 });
  await addNew(page).click();
  await expectToast(page, closed.message);
  await expect(page.getByText('The photo is sent')).toBeVisible();

  await addNew(page).dblclick();
  await listed(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(heard).toEqual({ photos: 1, bikes: 2 });
});

test('U5: a bike that was listed without the answer arriving is not listed twice', async ({ page }) => {
  await withPhoto(page);
  const heard = listen(page);
  await page.route(
    products,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await addNew(page).click();
  await expectToast(page, /^The shop could not be reached/);
  await addNew(page).click();
  await listed(page);
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
  expect(heard).toEqual({ photos: 1, bikes: 1 });
});

for (const [how, leave] of [
  ['leaves the page', (page: Page) => follow(page, 'Home')],
  ['logs out', logOut],
] as const) {
  test(`U6: whoever ${how} while the photo is on its way stops it: no bike, and no word of it later`, async ({
    page,
  }) => {
    await withPhoto(page);
    const heard = listen(page);
    const letGo = await hold(page, images);
    await addNew(page).click();
    await expect(page.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
    await expect.poll(() => heard.photos).toBe(1);

    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname.replace(/^.*\/api/, '/api')));
    await leave(page);
    // Now, and not when the line's patience is at its end.
    await expect.poll(() => stopped).toContain('/api/_images');
    letGo();
    await expect(page).toHaveURL(/\/$/);

    if (how === 'logs out') await logIn(page, seller);
    await openPlace(page, 'My Product');
    await expect(rowOf(page, 'Honda CG125')).toBeVisible();
    await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(0);
    expect(heard).toEqual({ photos: 1, bikes: 0 });
    expect(toastsOf(page).join()).not.toMatch(/photo|New product/);
  });
}

test('a seller on a slow line sees how far the photo is, stops it, reloads, finds every word again and lists the bike', async ({
  page,
}) => {
  await openForm(page, 'Yamaha DT 125 of the slow line');
  await page.setViewportSize({ width: 320, height: 640 });
  const noise = await encode(page, { width: 1600, height: 1000, noise: true });
  await pickPhoto(page, jpeg('left-side.jpg', noise));
  await expect(chosen(page)).toBeVisible();

  await test.step('the photo goes slowly, and says how far it is', async () => {
    const line = await page.context().newCDPSession(page);
    const conditions = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: 40_000 };
    await line.send('Network.emulateNetworkConditions', conditions);
    await addNew(page).click();
    const bar = page.getByRole('progressbar', { name: 'Sending the photo' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100);
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await expect(bar).toHaveCount(0);
    await line.send('Network.emulateNetworkConditions', { ...conditions, latency: 0, uploadThroughput: -1 });
  });

  await test.step('after a reload every word is there again, and the photo is asked for', async () => {
    await page.reload();
    await expect(page.getByText('Only the photo has to be chosen again.')).toBeVisible();
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 of the slow line');
    await expect(page.getByRole('button', { name: /Bike Category/ })).toContainText('Yamaha');
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  });

  await test.step('the bike is listed, and the next form is empty', async () => {
    await pickPhoto(page, jpeg('left-side.jpg', noise));
    await expect(chosen(page)).toBeVisible();
    await addNew(page).click();
    await listed(page);
    await page.goBack();
    await expect(bikeName(page)).toHaveValue('');
  });
});

test('what was written survives a login that lapsed and a walk elsewhere, and is for nobody else', async ({ page }) => {
  await openForm(page, 'Yamaha DT 125 of the draft');

  await test.step('a walk elsewhere', async () => {
    await follow(page, 'Home');
    await openPlace(page, 'Add a Product', 'Add A Bike');
    await expect(bikeName(page)).toHaveValue('Yamaha DT 125 of the draft');
  });

  await test.step('a login that lapsed', async () => {
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

  await test.step('starting over', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(bikeName(page)).toHaveValue('');
    await bikeName(page).fill('Honda of a second thought');
  });

  await test.step('nobody finds it after a logout', async () => {
    await logOut(page);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('second thought');
    await logIn(page, seller);
    await openPlace(page, 'Add a Product', 'Add A Bike');
    await expect(bikeName(page)).toHaveValue('');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the photo field invites to take a photo when nothing can be dropped', async ({ page }) => {
    await openForm(page);
    await expect(page.getByText('Take or choose a photo')).toBeVisible();
    await expect(page.getByText('Drop the photo here')).toBeHidden();
  });
});
