import { expect, test } from '../support/appServer.ts';
import { admin, countOf, deleteRow, logIn, openBrand, openPlace, rowOf, verify } from '../support/steps.ts';

test("an admin's day: verifies a seller, whose bikes then carry the badge", {
  tag: ['@answers', '@translated', '@R1.09', '@R1.11', '@R4.01', '@R6.08'],
}, async ({ page }) => {
  await logIn(page, admin);
  const herYamaha = page
    .getByRole('article', { name: 'Yamaha RD 350', exact: true })
    .filter({ hasText: 'Sadia Rahman' });
  const badge = herYamaha.getByRole('button', { name: 'Verified Seller' });
  await openBrand(page, 'Yamaha');
  await expect(herYamaha).toBeVisible();
  await expect(badge).toHaveCount(0);

  await openPlace(page, 'All Sellers', 'All Seller');
  await verify(page, 'Sadia Rahman');

  await openBrand(page, 'Yamaha');
  await expect(badge).toBeVisible();
});

test('an admin deletes a buyer, a seller and a reported bike', {
  tag: ['@answers', '@translated', '@R1.10', '@R1.12', '@R1.14', '@R6.07', '@R6.09'],
}, async ({ page }) => {
  await logIn(page, admin);

  await test.step('a buyer', async () => {
    await openPlace(page, 'All Buyers');
    await deleteRow(page, 'Imran Kabir', 'Successfully Deleted');
    await expect(rowOf(page, 'Imran Kabir')).toHaveCount(0);
  });

  await test.step('a seller', async () => {
    await openPlace(page, 'All Sellers', 'All Seller');
    await deleteRow(page, 'Shakil Bike Point', 'Seller Deleted Successfully');
    await expect(rowOf(page, 'Shakil Bike Point')).toHaveCount(0);
  });

  await test.step('a reported bike, which is then gone from the list', async () => {
    await openPlace(page, 'Reported Items');
    await expect(countOf(page, 'Reported Items')).toHaveText('2');
    await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    await expect(countOf(page, 'Reported Items')).toHaveText('1');
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
    await openBrand(page, 'Yamaha');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Shakil Bike Point' })).toHaveCount(0);
  });
});

test('what another admin deleted meanwhile is said to be gone, and leaves the list', async ({ page, context }) => {
  await logIn(page, admin);
  await openPlace(page, 'All Buyers');
  const other = await context.newPage();
  await other.goto('/');
  await openPlace(other, 'All Buyers');
  await deleteRow(other, 'Imran Kabir', 'Successfully Deleted');
  await expect(rowOf(other, 'Imran Kabir')).toHaveCount(0);

  await deleteRow(page, 'Imran Kabir', 'That was removed already. The list is up to date again.');
  await expect(rowOf(page, 'Imran Kabir')).toHaveCount(0);
});
