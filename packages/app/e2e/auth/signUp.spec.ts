import { expect, test } from '../support/appServer.ts';
import { addBike, bookFirstBike, expectToast, fillSignUp, openBrand, placesOffered, signUp } from '../support/steps.ts';

test('a newcomer signs up as Buyer, finds what a buyer has, and books at once', {
  tag: ['@answers', '@R1.18', '@R2.22', '@R4.25', '@R6.03'],
}, async ({ page }) => {
  await signUp(page, { name: 'Rafi Islam', email: 'rafi@example.com', role: 'Buyer', password: 'royal-350' });
  await expect(page.getByText('Rafi Islam')).toBeVisible();
  await openBrand(page, 'Yamaha');
  await bookFirstBike(page);
  await page.goto('/dashboard');
  await expect(placesOffered(page)).toHaveText(['Dashboard', 'My Orders']);
});

test('a newcomer signs up as Seller, finds what a seller has, and lists a bike without the badge', {
  tag: ['@answers', '@R3.11', '@R6.05'],
}, async ({ page }) => {
  await signUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
  await page.goto('/dashboard');
  await expect(placesOffered(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product']);
  await addBike(page, 'Yamaha RX 115 of a newcomer');
  await openBrand(page, 'Yamaha');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText('Yamaha RX 115 of a newcomer');
  await expect(card.getByText('Mou Akter')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Verified Seller' })).toHaveCount(0);
});

test('A4: a sign-up that the shop did not hear of is finished at the next try, in the role that was asked for', async ({
  page,
}) => {
  await page.route('**/api/users', (route) => route.abort(), { times: 1 });
  await fillSignUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
  await expect(page.getByText('You are almost in')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Login Successfull');
  await page.goto('/dashboard');
  await expect(placesOffered(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product']);
});
