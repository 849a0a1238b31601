import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { deleteRow, expectToast, openMenuItem, rowOf, seller } from '../support/steps.ts';

test('a seller copies a bike, continues after a reload, adds the copy, and deletes the old bike', {
  tag: ['@R12.15', '@R12.16', '@R12.17', '@R12.18'],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard');
  await openMenuItem(page, 'My Product');
  await rowOf(page, 'Honda CG125').getByRole('link', { name: 'Copy' }).click();
  await expect(page.getByText('This is a copy of')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Bike Name' });
  await expect(name).toHaveValue('Honda CG125');
  await name.fill('Honda CG125, price reduced');

  await page.reload();
  await expect(name).toHaveValue('Honda CG125, price reduced');
  await expect(page.getByRole('img', { name: 'The photo you chose' })).toBeVisible();

  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') uploads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Add New' }).click();
  await expectToast(page, 'New product is added successfully');
  expect(uploads.filter((path) => path.startsWith('/api/'))).toEqual(['/api/products']);
  await expect(rowOf(page, 'Honda CG125, price reduced')).toBeVisible();
  await deleteRow(page, 'Honda CG125', 'Bike Deleted Successfully');
});

test('F43: the form asks the seller before a copy of a bike replaces a draft, and shows a message when the copied bike is unknown', {
  tag: ['@R12.18'],
}, async ({ page }) => {
  await signIn(page, seller);
  await page.goto('/dashboard/addproduct');
  const name = page.getByRole('textbox', { name: 'Bike Name' });
  await name.fill('My own draft');
  await openMenuItem(page, 'My Product');
  await rowOf(page, 'Honda CG125').getByRole('link', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await expect(name).toHaveValue('My own draft');
  await expect(page).toHaveURL(/\/dashboard\/addproduct$/);

  await page.goto('/dashboard/addproduct?copy=b1ce00000000000000000000');
  await expect(page.getByText(/not in your list any more/)).toBeVisible();
  await expect(name).toHaveValue('My own draft');

  await openMenuItem(page, 'My Product');
  await rowOf(page, 'Honda CG125').getByRole('link', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Replace it with the copy' }).click();
  await expect(name).toHaveValue('Honda CG125');
});
