import { expect, test } from '../support/appServer.ts';
import {
  addBike,
  advertise,
  deleteRow,
  expectToast,
  fillBike,
  follow,
  logIn,
  openBrand,
  openPlace,
  rowOf,
  seller,
} from '../support/steps.ts';

test("a seller's day: adds a bike with a photo, advertises it, sees it on the home page, deletes another", {
  tag: [
    '@answers',
    '@elsewhere',
    '@translated',
    '@R1.06',
    '@R1.07',
    '@R1.08',
    '@R1.20',
    '@R2.27',
    '@R2.95',
    '@R3.05',
    '@R4.04',
    '@R4.08',
    '@R7.21',
    '@R7.24',
  ],
}, async ({ page }) => {
  await logIn(page, seller);
  const bike = 'Yamaha DT 125 of the journey';

  await test.step('adds a bike with a photo', () => addBike(page, bike));

  await test.step('advertises it', async () => {
    await advertise(page, bike);
    await expect(rowOf(page, bike).getByText('Advertised', { exact: true })).toBeVisible();
  });

  await test.step('sees it on the home page, photo and all', async () => {
    await follow(page, 'Home');
    const trending = page.getByRole('region', { name: 'Tranding Now' });
    await expect(trending.getByRole('heading', { name: bike })).toBeVisible();
    const photo = trending.getByRole('img', { name: `${bike}, side view` });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  });

  await test.step('finds it first among the Yamahas, with the badge of a verified seller', async () => {
    await openBrand(page, 'Yamaha');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading', { name: bike })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Verified Seller' })).toBeVisible();
  });

  await test.step('thinks better of deleting another one', async () => {
    await openPlace(page, 'My Product');
    await rowOf(page, 'Honda CG125').getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are You sure You to delete?' });
    await question.getByRole('button', { name: 'Cancle' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(page, 'Honda CG125')).toBeVisible();
  });

  await test.step('and deletes it after all', async () => {
    await deleteRow(page, 'Honda CG125', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Honda CG125')).toHaveCount(0);
    await openBrand(page, 'Honda');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Somebody else has one too.
    const hondas = page.getByRole('article', { name: 'Honda CG125', exact: true });
    await expect(hondas.filter({ hasText: 'Rahim Uddin' })).toHaveCount(0);
  });
});

test('a photo that does not arrive is told in words; everything typed stays, and the next try lists one bike', async ({
  page,
}) => {
  await logIn(page, seller);
  await page.route('**/_images*', (route) => route.abort(), { times: 1 });
  await fillBike(page, 'Yamaha DT 125');
  const photo = page.getByRole('group', { name: 'Bike Photo' });
  await expect(photo.getByText('The photo could not be sent. Check your connection and try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bike Name' })).toHaveValue('Yamaha DT 125');
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();

  await photo.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'New product is added successfully');
  await expect(rowOf(page, 'Yamaha DT 125')).toHaveCount(1);
});

test('a sold bike can be deleted, and no longer be advertised', { tag: ['@answers', '@R2.97', '@R4.05'] }, async ({
  page,
}) => {
  await logIn(page, seller);
  await openPlace(page, 'My Product');
  const sold = rowOf(page, 'Honda H100S');
  await expect(sold.getByText('Sold Out')).toBeVisible();
  await expect(sold.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
  await deleteRow(page, 'Honda H100S', 'Bike Deleted Successfully');
});
