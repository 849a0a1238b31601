import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { admin, countOf, deleteRow, openCategory, openMenuItem, rowOf, verifySeller } from '../support/steps.ts';

test("an admin verifies a seller, and the seller's bikes then have the verified badge", {
  tag: ['@response-shapes', '@translated', '@R1.09', '@R1.11', '@R4.01', '@R6.08'],
}, async ({ page }) => {
  await signIn(page, admin);
  const sellersYamaha = page
    .getByRole('article', { name: 'Yamaha RD 350', exact: true })
    .filter({ hasText: 'Sadia Rahman' });
  const badge = sellersYamaha.getByRole('button', { name: 'Verified Seller' });
  await openCategory(page, 'Yamaha');
  await expect(sellersYamaha).toBeVisible();
  await expect(badge).toHaveCount(0);

  await openMenuItem(page, 'All Sellers', 'All Seller');
  await verifySeller(page, 'Sadia Rahman');

  await openCategory(page, 'Yamaha');
  await expect(badge).toBeVisible();
});

test('an admin deletes a buyer, a seller and a reported bike', {
  tag: ['@response-shapes', '@translated', '@R1.10', '@R1.12', '@R1.14', '@R6.07', '@R6.09', '@R8.12'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard');

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

test('an admin judges a report: the listing, its seller and the other bikes, and deletes the bike', {
  tag: ['@R12.50', '@R12.51', '@R12.52', '@R12.54'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard/report?q=yamaha');
  await page.getByRole('checkbox', { name: 'Select Yamaha SR 400' }).check();
  await page.getByRole('button', { name: 'Yamaha SR 400', exact: true }).click();
  const report = page.getByRole('dialog', { name: 'Yamaha SR 400' });
  await expect(report.getByRole('img', { name: 'Yamaha SR 400, side view' })).toBeVisible();
  await expect(report.getByText('Not verified', { exact: true })).toBeVisible();
  await expect(report.getByRole('heading', { name: /other bikes? of this seller/ })).toBeVisible();
  await expect(page).toHaveURL(/\?q=yamaha&report=[0-9a-f]{24}$/);

  await test.step('Back closes the report, and the table keeps its search and its selection', async () => {
    await page.goBack();
    await expect(report).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Select Yamaha SR 400' })).toBeChecked();
    await expect(page).toHaveURL(/\?q=yamaha$/);
    await page.goForward();
    await expect(report).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toHaveCount(0);
  });

  await test.step('a reload opens the report, and a deletion closes it', async () => {
    await page.getByRole('button', { name: 'Yamaha SR 400', exact: true }).click();
    await page.reload();
    await report.getByRole('button', { name: 'Delete' }).click();
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation).toContainText('Yamaha SR 400');
    await expect(confirmation).toContainText('The bike itself is deleted, not only the report.');
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(report).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=yamaha$/);
    await expect(rowOf(page, 'Yamaha SR 400')).toHaveCount(0);
  });
});

test('the app says that the user was removed already, and updates the list, when another admin has deleted the user before', async ({
  page,
  context,
}) => {
  await signIn(page, admin);
  await page.goto('/dashboard');
  await openMenuItem(page, 'All Buyers');
  const other = await context.newPage();
  await other.goto('/');
  await openMenuItem(other, 'All Buyers');
  await deleteRow(other, 'Imran Kabir', 'Successfully Deleted');
  await expect(rowOf(other, 'Imran Kabir')).toHaveCount(0);

  await page.bringToFront();
  await deleteRow(page, 'Imran Kabir', 'That was removed already. The list is up to date again.');
  await expect(rowOf(page, 'Imran Kabir')).toHaveCount(0);
});
