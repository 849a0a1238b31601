import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { expectToast, fillLogin, holdRequests, logOut } from '../support/steps.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a guest who is sent to the login page returns after the login to the list or the search, with query and hash', {
  tag: ['@R2.09b', '@R2.45', '@R4.24', '@R6.11', '@R8.15', '@R8.17', '@R10.02', '@R10.03', '@R10.03b', '@R10.07'],
}, async ({ page }) => {
  await test.step('the URL stays known while the guest goes to the sign-up page and back', async () => {
    await page.goto('/categories/2?x=1#y');
    await expect(page).toHaveURL(/\/login$/);
    await expect(heading(page, 'Login')).toBeFocused();
    const release = await holdRequests(page, '**/assets/SignUp-*.js');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).press('Enter');
    await expect(page).toHaveURL(/\/signup$/);
    release();
    await expect(heading(page, 'Sign Up'), 'the focus follows a page that loads slowly').toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/categories\/2\?x=1#y$/);
    await expect(heading(page, 'Yamaha')).toBeFocused();
    await logOut(page);
  });

  await test.step('a search on the home page', async () => {
    const field = page.getByLabel('Search bikes', { exact: true });
    await page.goto('/');
    await field.fill('yamha rx');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Your search “yamha rx” is waiting.')).toBeVisible();
    // Neither the guard nor the login leaves an entry of its own in the history.
    await page.goBack();
    await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
    await page.goForward();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/bikes\?q=yamha\+rx$/);
    await expect(field).toHaveValue('yamha rx');
    await expect(page.getByRole('article').first()).toHaveAccessibleName(/Yamaha RX/);
    await expect(page).toHaveTitle('“yamha rx” – All bikes - Second Gear');
    await page.goBack();
    await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
    await logOut(page);
  });

  await test.step('a search that goes on after a sign-up', async () => {
    const field = page.getByLabel('Search bikes', { exact: true });
    await page.goto('/');
    await field.fill('yamaha mirpur');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('buyer');
    await page.getByLabel('Name').fill('Mou Akter');
    await page.getByLabel('Email').fill('mou.akter@example.com');
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Mou Akter');
    await expect(page.getByLabel('Email')).toHaveValue('mou.akter@example.com');
    await page.getByLabel('Password', { exact: true }).fill('royal-350');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expectToast(page, /Sign Up successfull.*Continue: yamaha mirpur/);
    await expect(page).toHaveURL('/');
    await expect(field).toHaveValue('yamaha mirpur');
    await page.getByRole('main').getByRole('link', { name: 'Continue: yamaha mirpur' }).click();
    await expect(page).toHaveURL(/\/bikes\?q=yamaha\+mirpur$/);
    await logOut(page);
  });

  await test.step('Back after a login opens the page before the login page', async () => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Login' }).click();
    await fillLogin(page);
    await expectToast(page, 'Login Successfull');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/blogs');
  });
});
