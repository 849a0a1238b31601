import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { buyer, expectToast, fillLogin, logOut } from '../support/steps.ts';

test('F66: a user changes the name and the password, after the auth provider could not be reached, deletes the data of the device, and logs in with the new password', {
  tag: ['@R2.43b', '@R13.30', '@R13.31', '@R13.32', '@R13.35'],
}, async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/account');
  const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')];
  const name = page.getByRole('textbox', { name: 'Name' });
  const submit = page.getByRole('button', { name: 'Change password' });

  await test.step('the form keeps what was typed when the auth provider cannot be reached', async () => {
    await page.route('**/accounts:*', (route) => route.abort());
    await current.fill(buyer.password);
    await next.fill('two-stroke engine');
    await submit.click();
    await expectToast(page, /Cannot reach the login service/);
    await expect(current).toHaveValue(buyer.password);
    await name.fill('Farhana Rahman');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expectToast(page, /The login service could not confirm this/);
    await expect(name).toHaveValue('Farhana Rahman');
    await page.unroute('**/accounts:*');
  });

  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Name saved');
  await expect(page.getByRole('banner')).toContainText('Farhana Rahman');
  await current.fill('sidecar');
  await submit.click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await current.fill(buyer.password);
  await submit.click();
  await expectToast(page, 'Password changed');

  const draft = 'secondGear.draft.addBike';
  await page.evaluate((key) => localStorage.setItem(key, 'a draft'), draft);
  await page.getByRole('button', { name: 'Delete the data kept on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The data on this device has been deleted');
  expect(await page.evaluate((key) => localStorage.getItem(key), draft)).toBeNull();

  await logOut(page);
  await page.goto('/login');
  await fillLogin(page, { ...buyer, password: 'two-stroke engine' });
  await expectToast(page, 'Login Successfull');
});

test('F61: a user sets a new password with the link in the e-mail, after the auth provider could not be reached, and logs in with the new password', {
  tag: ['@R13.10', '@R13.11', '@R13.12', '@R13.13'],
}, async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(buyer.email);
  await page.getByRole('button', { name: 'Forget Password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'New password' });
  const email = dialog.getByRole('textbox', { name: 'Email' });
  const send = dialog.getByRole('button', { name: 'Send link' });
  await page.route('**/accounts:sendOobCode*', (route) => route.abort(), { times: 1 });
  await send.click();
  await expectToast(page, /The login service could not confirm this/);
  await expect(email, 'the form keeps the e-mail address').toHaveValue(buyer.email);
  await send.click();
  await expect(dialog.getByText(/^If there is an account with this email/)).toBeVisible();
  const mailsHref = (await dialog.getByRole('link', { name: 'Show the demo emails' }).getAttribute('href')) ?? '';

  const other = await context.newPage();
  const [mail] = await (await context.request.get(mailsHref)).json();
  expect(mail).toMatchObject({ to: buyer.email, language: 'en' });
  await other.goto(new URL(mail.link, mailsHref).href);
  await other.getByLabel('New password').fill('five');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('alert')).toHaveText('Use 6 to 4096 characters.');
  await other.getByLabel('New password').fill('new-password');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/^Your password is changed/)).toBeVisible();
  await other.goto(new URL(mail.link, mailsHref).href);
  await expect(other.getByText(/^This link is no longer valid/)).toBeVisible();
  await other.close();

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await fillLogin(page, { ...buyer, password: 'new-password' });
  await expectToast(page, 'Login Successfull');
});

test.describe('inside the Facebook app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
      'Chrome/142.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/538.0.0.48.105;]',
  });

  test('F60: the login page shows links to Chrome for the wanted page instead of the Google button, and says so when the link cannot be copied', {
    tag: ['@R13.01', '@R13.02', '@R13.03'],
  }, async ({ page, app }) => {
    const wanted = '/categories/1?sort=priceUp';
    await page.goto(wanted);
    await expect(page.getByText(/^Google login does not work inside other apps/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue With Google' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
      'href',
      expect.stringContaining(
        `intent://${new URL(app.url).host}${wanted}#Intent;scheme=http;package=com.android.chrome;`,
      ),
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = (text) =>
        text.endsWith('/categories/1?sort=priceUp')
          ? Promise.reject(new DOMException('Denied', 'NotAllowedError'))
          : Promise.resolve();
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(/^The link could not be copied/)).toBeVisible();
    await fillLogin(page);
    await expect(page).toHaveURL(wanted);
  });
});
