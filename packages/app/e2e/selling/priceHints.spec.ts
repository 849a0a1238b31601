import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { chooseBikePhoto, expectToast, fillBikeFields, rowOf, seller } from '../support/steps.ts';

test('the form replaces a price in words and an international phone number by plain digits when the seller presses the hint', {
  tag: ['@translated', '@R12.01', '@R12.02', '@R12.05'],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  const bike = 'Yamaha RX 100 of the price test';
  await fillBikeFields(page, bike);
  const price = page.getByRole('textbox', { name: 'Resale Price' });
  const phone = page.getByRole('textbox', { name: 'Phone' });

  await price.fill('1.2 lakh');
  await expect(page.getByText('Buyers cannot pay this price by card, because it is not a plain number.')).toBeVisible();
  await page.getByRole('button', { name: 'Use 120000' }).click();
  await expect(price).toHaveValue('120000');
  await expect(price).toBeFocused();

  await phone.fill('+৮৮০ ১৭১১-০০০১৪২');
  await page.getByRole('button', { name: 'Use 01711000142' }).click();
  await expect(phone).toHaveValue('01711000142');

  await chooseBikePhoto(page);
  await page.getByRole('button', { name: 'Add New' }).click();
  await expectToast(page, 'New product is added successfully');
  await expect(rowOf(page, bike)).toContainText('120000 BDT');
});

test('the seller can add a bike with a price and a phone number that the app cannot read as numbers', {
  tag: ['@R12.02'],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  const bike = 'Yamaha RX 125 of the price test';
  await fillBikeFields(page, bike);
  await page.getByRole('textbox', { name: 'Resale Price' }).fill('call for price');
  await page.getByRole('textbox', { name: 'Phone' }).fill('inbox please');
  await chooseBikePhoto(page);
  await page.getByRole('button', { name: 'Add New' }).click();
  await expectToast(page, 'New product is added successfully');
  await expect(rowOf(page, bike)).toContainText('call for price');
});
