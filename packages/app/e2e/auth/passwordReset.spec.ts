import { expect, test } from '../support/appServer.ts';
import { buyer, expectToast, fillLogin } from '../support/steps.ts';

test('a user sets a new password with the link in the e-mail, and logs in with the new password', {
  tag: ['@R13.10', '@R13.11', '@R13.12', '@R13.13'],
}, async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('buyer@secondgear.test');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'New password' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('buyer@secondgear.test');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText(/^If there is an account with this email/)).toBeVisible();
  const mailsHref = await dialog.getByRole('link', { name: 'Show the emails of the demo' }).getAttribute('href');

  const other = await context.newPage();
  const [mail] = await (await context.request.get(mailsHref ?? '')).json();
  expect(mail).toMatchObject({ to: 'buyer@secondgear.test', language: 'en' });
  await other.goto(new URL(mail.link, mailsHref ?? '').href);
  await other.getByLabel('New password').fill('five');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toHaveText('Use 6 to 4096 characters.');
  await other.getByLabel('New password').fill('new-password');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Your password is changed/)).toBeVisible();
  await other.goto(new URL(mail.link, mailsHref ?? '').href);
  await expect(other.getByText(/^This link is not valid any more/)).toBeVisible();
  await other.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await fillLogin(page, { ...buyer, password: 'new-password' });
  await expectToast(page, 'Login Successfull');
});

test('F61: the form keeps the typed e-mail address when the auth provider cannot be reached', {
  tag: ['@R13.10'],
}, async ({ page }) => {
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'New password' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('seller@secondgear.test');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expectToast(page, /The sign-in service could not confirm this/);
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('seller@secondgear.test');
});
