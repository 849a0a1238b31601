import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import {
  addBike,
  advertise,
  deleteRow,
  expectToast,
  openCategory,
  openMenuItem,
  rowOf,
  seller,
} from '../support/steps.ts';

test('a seller adds a bike with a photo, advertises the bike, sees it on the home page, and deletes another bike', {
  tag: [
    '@cross-origin',
    '@translated',
    '@R1.06',
    '@R1.07',
    '@R1.08',
    '@R1.20',
    '@R2.27',
    '@R2.82',
    '@R2.93',
    '@R2.95',
    '@R2.97',
    '@R3.05',
    '@R4.04',
    '@R4.05',
    '@R4.08',
    '@R7.20',
    '@R7.21',
    '@R7.23',
    '@R7.24',
    '@R8.18',
    '@R8.19',
    '@R8.20',
  ],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  const bike = 'Yamaha DT 125 of the seller test';

  await test.step('the seller adds a bike with a photo', () => addBike(page, bike));

  await test.step('the seller advertises the new bike', async () => {
    await advertise(page, bike);
    await expect(rowOf(page, bike).getByText('Advertised', { exact: true })).toBeVisible();
  });

  await test.step('the link after that opens the home page at the new bike, with its photo', async () => {
    // The toast with this link disappears after 4 s, which is too short for a slow machine.
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('a'), { href: '/#trending' })));
    await page.locator('body > a').dispatchEvent('click');
    const trending = page.getByRole('region', { name: 'Tranding Now' });
    await expect(trending).toBeInViewport({ ratio: 0.3 });
    await expect(trending.getByRole('heading', { name: bike })).toBeVisible();
    const photo = trending.getByRole('img', { name: `${bike}, side view` });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  });

  await test.step('the new bike is the first one in the list of the Yamahas, and has the verified badge', async () => {
    await openCategory(page, 'Yamaha');
    const card = page.getByRole('article').first();
    await expect(card.getByRole('heading', { name: bike })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Verified Seller' })).toBeVisible();
  });

  await test.step('the seller cannot book a bike', async () => {
    const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
    await bookNow.focus();
    await expect(bookNow).toBeFocused();
    await expect(bookNow).toBeDisabled();
    await bookNow.press('Enter');
    await expect(page.getByText('Only Buyer can book').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('after a copy, My Product offers to delete the copied bike', async () => {
    await openMenuItem(page, 'My Product');
    await rowOf(page, 'Yamaha RX 100').getByRole('link', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    await expect(rowOf(page, 'Yamaha RX 100')).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete the old one' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Bike Deleted Successfully');
    // The copy is not advertised.
    await expect(rowOf(page, 'Yamaha RX 100')).toHaveCount(1);
    await expect(rowOf(page, 'Yamaha RX 100').getByText('Advertised', { exact: true })).toHaveCount(0);
  });

  await test.step('the seller can delete a sold bike, but cannot advertise it', async () => {
    await openMenuItem(page, 'My Product');
    const sold = rowOf(page, 'Honda H100S');
    await expect(sold.getByText('Sold Out')).toBeVisible();
    await expect(sold.getByRole('button', { name: 'Advertise' })).toHaveCount(0);
    await deleteRow(page, 'Honda H100S', 'Bike Deleted Successfully');
  });

  await test.step('the seller deletes a second bike', async () => {
    await deleteRow(page, 'Honda CG125', 'Bike Deleted Successfully');
    await expect(rowOf(page, 'Honda CG125')).toHaveCount(0);
    await openCategory(page, 'Honda');
    await expect(page.getByRole('article').first()).toBeVisible();
    // The test searches only the bikes of this seller, because another seller may have a bike with the same name in the
    // list.
    const hondas = page.getByRole('article', { name: 'Honda CG125', exact: true });
    await expect(hondas.filter({ hasText: 'Rahim Uddin' })).toHaveCount(0);
  });
});
