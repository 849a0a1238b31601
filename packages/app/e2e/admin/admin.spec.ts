import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { admin, countOf, deleteRow, openCategory, openMenuItem, rowOf, verifySeller } from '../support/steps.ts';

test('an admin verifies a seller, and deletes a buyer, a seller and a reported bike', {
  tag: [
    '@translated',
    '@R1.09',
    '@R1.10',
    '@R1.11',
    '@R1.12',
    '@R1.13',
    '@R1.14',
    '@R4.01',
    '@R6.07',
    '@R6.08',
    '@R6.09',
    '@R8.12',
    '@R8.13',
    '@R8.14',
  ],
}, async ({ page }) => {
  await signIn(page, admin);
  const sellersYamaha = page
    .getByRole('article', { name: 'Yamaha RD 350', exact: true })
    .filter({ hasText: 'Sadia Rahman' });
  const badge = sellersYamaha.getByRole('button', { name: 'Verified Seller' });
  await openCategory(page, 'Yamaha');
  await expect(sellersYamaha).toBeVisible();
  await expect(badge).toHaveCount(0);

  await test.step('the admin verifies a seller, whose bikes then have the verified badge', async () => {
    await openMenuItem(page, 'All Sellers', 'All Seller');
    await verifySeller(page, 'Sadia Rahman');
    await openCategory(page, 'Yamaha');
    await expect(badge).toBeVisible();
  });

  await test.step('the admin deletes a buyer', async () => {
    await openMenuItem(page, 'All Buyers');
    await deleteRow(page, 'Imran Kabir', 'Successfully Deleted');
    await expect(rowOf(page, 'Imran Kabir')).toHaveCount(0);
  });

  await test.step('the admin deletes a seller', async () => {
    await openMenuItem(page, 'All Sellers', 'All Seller');
    await deleteRow(page, 'Shakil Bike Point', 'Seller Deleted Successfully');
    await expect(rowOf(page, 'Shakil Bike Point')).toHaveCount(0);
  });

  await test.step('the admin deletes a reported bike, which then disappears from the list', async () => {
    await openMenuItem(page, 'Reported Items');
    await expect(countOf(page, 'Reported Items')).toHaveText('2');
    await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    await expect(countOf(page, 'Reported Items')).toHaveText('1');
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
    await openCategory(page, 'Yamaha');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Shakil Bike Point' })).toHaveCount(0);
  });
});
