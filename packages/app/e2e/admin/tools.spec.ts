import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { admin } from '../support/steps.ts';

test('F126: a bulk deletion goes on after the admin goes back twice, and a toast says at the end what has happened', {
  tag: ['@R12.40'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All Buyers' }).first().click();
  let sent = 0;
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/users/*', async (route) => {
    sent += 1;
    await responded;
    await route.fulfill({ json: { deletedCount: 1 } });
  });
  await page.getByRole('checkbox', { name: /^Select all \d+ found$/ }).check();
  const count = await page.getByRole('rowheader').count();
  expect(count).toBeGreaterThan(3);
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Delete ${count}` })
    .click();
  await expect.poll(() => sent).toBe(3);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  respond();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `You left the page during the action. Deletion of ${count} buyers: ${count} done.`,
  );
  expect(sent).toBe(count);
});

test('F45: a bulk verification is true for each seller when the response of one is lost, and marks the bikes of that seller too', {
  tag: ['@R12.37', '@R12.39', '@R12.43'],
}, async ({ page }) => {
  await signIn(page, admin);
  const verified: string[] = [];
  const marked: string[] = [];
  await page.route('**/api/allusers/seller/*', async (route) => {
    // The same path with GET asks for the role of a user.
    if (route.request().method() !== 'PUT') return route.continue();
    verified.push(route.request().url());
    const response = await route.fetch();
    return verified.length === 1 ? route.abort('connectionreset') : route.fulfill({ response });
  });
  await page.route('**/api/allproducts?email=*', (route) => {
    marked.push(route.request().url());
    return route.continue();
  });
  await page.goto('/dashboard/allseller?verified=no');
  await page.getByRole('checkbox', { name: /^Select all \d+ found$/ }).check();
  const count = await page.getByRole('rowheader').count();
  expect(count).toBeGreaterThan(1);
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: `Verify ${count}` }).click();
  await expect(dialog.getByRole('status')).toHaveText(`${count} done`);
  // Each request was sent once: the second request of the lost verification too, after the list has shown its result.
  await expect.poll(() => new Set(marked).size).toBe(count);
  expect(marked).toHaveLength(count);
  expect(verified).toHaveLength(count);
  expect(new Set(verified).size).toBe(count);
});
