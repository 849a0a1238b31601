import { bikes, objectId } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { addBike, fillBikeForm, seller } from '../support/steps.ts';

test('the form shows a preview of the card, compares the price with similar bikes, and warns the seller who already offers this bike', {
  tag: ['@R12.10', '@R12.12', '@R12.13'],
}, async ({ page }) => {
  await signIn(page, seller);
  // The seed data contains too few bikes of the same age for a price comparison, so the test replaces the list by five
  // such bikes.
  const comparable = [80_000, 90_000, 100_000, 110_000, 120_000].map((price) => ({
    ...bikes.advertised,
    _id: objectId('bike', `comparable for ${price}`),
    email: `seller.${price}@example.com`,
    resaleValue: String(price),
    purchaseYear: '1994',
    condition: 'Good',
  }));
  const lists: string[] = [];
  await page.route('**/api/categories/*', async (route) => {
    lists.push(new URL(route.request().url()).pathname);
    await route.fulfill({ json: comparable });
  });
  // The test opens the form by its URL, because the seller's home on the dashboard requests the lists of all brands.
  await page.goto('/dashboard/addproduct');
  await fillBikeForm(page, 'Yamaha RX 100 of the preview test');
  await expect(page.getByRole('img', { name: 'Preview of the card: Yamaha RX 100 of the preview test' })).toContainText(
    '95000 BDT',
  );
  await expect(page.getByText('5 % below 5 similar bikes here')).toBeVisible();
  expect(new Set(lists)).toEqual(new Set(['/api/categories/2']));

  await page.getByRole('textbox', { name: 'Bike Name' }).fill('honda cg 125');
  await page.getByRole('textbox', { name: 'Purchase year' }).fill('২০০৪');
  await page.unroute('**/api/categories/*');
  await expect(page.getByText('You seem to offer this bike already:')).toBeVisible();
  await page.getByRole('link', { name: 'Honda CG125' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();
});

test('F42: the seller can add a bike when the similar bikes for the price comparison cannot be loaded', {
  tag: ['@R12.12'],
}, async ({ page }) => {
  await signIn(page, seller);
  // This page requests no bikes.
  await page.goto('/dashboard/account');
  await page.route('**/api/categories/*', (route) => route.abort());
  await addBike(page, 'Yamaha RX 100 without a comparison');
});
