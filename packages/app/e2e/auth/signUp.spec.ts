import { expect, test } from '../support/appServer.ts';
import {
  addBike,
  bookFirstBike,
  dashboardLinks,
  expectToast,
  fillSignUp,
  openCategory,
  signUp,
} from '../support/steps.ts';

test('a new user signs up as Buyer and books a bike, and has the menu of a buyer', {
  tag: ['@response-shapes', '@R1.18', '@R2.22', '@R4.25', '@R6.03'],
}, async ({ page }) => {
  await signUp(page, { name: 'Rafi Islam', email: 'rafi@example.com', role: 'Buyer', password: 'royal-350' });
  await expect(page.getByText('Rafi Islam')).toBeVisible();
  await openCategory(page, 'Yamaha');
  await bookFirstBike(page);
  await page.goto('/dashboard');
  await expect(dashboardLinks(page)).toHaveText(['Dashboard', 'My Orders', 'My account']);
});

test('a new user signs up as Seller and adds a bike, which has no verified badge, and has the menu of a seller', {
  tag: ['@response-shapes', '@R3.11', '@R6.05'],
}, async ({ page }) => {
  await signUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
  await page.goto('/dashboard');
  await expect(dashboardLinks(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product', 'My account']);
  await addBike(page, 'Yamaha RX 115 of a new seller');
  await openCategory(page, 'Yamaha');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('heading')).toHaveText('Yamaha RX 115 of a new seller');
  await expect(card.getByText('Mou Akter')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Verified Seller' })).toHaveCount(0);
});

test('A4: Try again completes the sign-up with the chosen role when the server could not register the new user', async ({
  page,
}) => {
  await page.route('**/api/users', (route) => route.abort(), { times: 1 });
  await fillSignUp(page, { name: 'Mou Akter', email: 'mou@example.com', role: 'Seller', password: 'royal-350' });
  await expect(page.getByText('Signed in, but we could not load your account')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Login Successfull');
  await page.goto('/dashboard');
  await expect(dashboardLinks(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product', 'My account']);
});
