import { expect, test } from '../support/appServer.ts';
import { buyer, expectToast, fillLogin, logIn, logOut } from '../support/steps.ts';

test('a user changes the name and the password, deletes the data of the device, and logs in with the new password', {
  tag: ['@R2.43b', '@R13.30', '@R13.31', '@R13.32', '@R13.35'],
}, async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My account' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Farhana Rahman');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Name saved');
  await expect(page.getByRole('banner')).toContainText('Farhana Rahman');

  const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  const submit = page.getByRole('button', { name: 'Change password' });
  await current.fill('sidecar');
  await next.fill('two-stroke engine');
  await expect(page.getByText('This password is long enough.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await current.fill(buyer.password);
  await submit.click();
  await expectToast(page, 'Password changed');

  const draft = 'secondGear.draft.addBike';
  await page.evaluate((key) => localStorage.setItem(key, 'a draft'), draft);
  await page.getByRole('button', { name: 'Delete the data kept on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The data on this device is deleted');
  expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();

  await logOut(page);
  await page.goto('/login');
  await fillLogin(page, { ...buyer, password: 'two-stroke engine' });
  await expectToast(page, 'Login Successfull');
});

test('F66: keeps what was typed when the auth provider cannot be reached', async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard/account');
  await page.getByLabel('Current password').fill(buyer.password);
  await page.getByLabel('New password').fill('two-stroke engine');
  await page.route('**/accounts:*', (route) => route.abort());
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, /Cannot reach the sign-in service/);
  await expect(page.getByLabel('Current password')).toHaveValue(buyer.password);
  await page.getByRole('textbox', { name: 'Name' }).fill('Farhana Rahman');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, /The sign-in service could not confirm this/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Farhana Rahman');
});
