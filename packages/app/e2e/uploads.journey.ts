import type { Page, Request, Route } from '@playwright/test';
import { encode, fromACamera, look, notesOf, orientations, secrets, uprightCorners } from './photos.ts';
import { expect, test } from './shop.ts';
import {
  buyer,
  fillLogin,
  follow,
  logIn,
  logOut,
  openPlace,
  pickPhoto,
  rowOf,
  seller,
  toast,
  writeBike,
} from './steps.ts';

/** What is asked of the image host and of the list of bikes from now on. */
const listen = (page: Page) => {
  const heard = { photos: 0, bikes: 0 };
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    if (pathname === '/api/_images') heard.photos += 1;
    if (pathname === '/api/products') heard.bikes += 1;
  });
  return heard;
};

const images = '**/api/_images?*';
const products = '**/api/products';

const addNew = (page: Page) => page.getByRole('button', { name: 'Add New' });
const alarm = (page: Page) => page.getByRole('group', { name: 'Bike Photo' }).getByRole('alert');
const chosen = (page: Page) => page.getByRole('img', { name: 'The photo you chose' });
const bikeName = (page: Page) => page.getByRole('textbox', { name: 'Bike Name' });
const listed = (page: Page) => expect(toast(page, 'New product is added successfully')).toBeVisible();

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

  const wide = { width: 96, height: 64 };
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
        const arrived = Buffer.from(await (await fetch(new URL(data.url, shop.url))).arrayBuffer());

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
