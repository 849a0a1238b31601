import type { Page } from '@playwright/test';
import { buildUser } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { admin, users } from '../support/steps.ts';

const buyersOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildUser({ name: `Buyer number ${index + 1}`, email: `buyer.${index + 1}@example.com` }),
  );

/**
 * Responds to the requests for the list of buyers and for the deletion of a buyer, instead of the server. Every tenth
 * deletion fails until `stopFailing` is called. The deletion of the buyer with the index `lost` succeeds, but the page
 * gets no response to it. `sent` contains the ids of all deletions that the page has sent.
 */
const serveBuyers = async (page: Page, count: number, lost: number) => {
  let buyers = buyersOf(count);
  const all = buyers;
  const sent: string[] = [];
  let fails = true;
  await page.route('**/api/allusers?role=buyer', (route) => route.fulfill({ json: buyers }));
  await page.route('**/api/users/*', async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const index = all.findIndex(({ _id }) => _id === id);
    sent.push(id);
    if (fails && index % 10 === 3) return route.fulfill({ status: 500, json: { message: 'The server is busy.' } });
    buyers = buyers.filter(({ _id }) => _id !== id);
    return index === lost ? route.abort('connectionreset') : route.fulfill({ json: { deletedCount: 1 } });
  });
  return {
    ids: all.map(({ _id }) => _id),
    sent,
    stopFailing: () => {
      fails = false;
    },
  };
};

test('F45: the app deletes 500 buyers after one confirmation, and shows the real result of each deletion when some requests fail', {
  tag: ['@R12.37', '@R12.39', '@R12.41', '@R12.42'],
}, async ({ page }) => {
  // The test itself responds to 550 requests, which takes long on a busy machine.
  test.slow();
  const allResponses = { timeout: 120_000 };
  await signIn(page, admin);
  const server = await serveBuyers(page, 500, 77);
  await page.goto('/dashboard/allbuyers');
  await page.getByRole('checkbox', { name: 'Select all 500 found' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();

  const dialog = page.getByRole('alertdialog', { name: /^Delet(e|ion of) 500 buyers/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(6);
  await expect(dialog).toContainText('and 495 more');
  await dialog.getByRole('button', { name: 'Delete 500' }).click();
  await expect(dialog.getByRole('status')).toHaveText('50 failed, 450 done', allResponses);
  await expect(dialog.getByRole('listitem')).toHaveCount(500);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Buyer number 78' })).toContainText('Done');
  expect(server.sent.toSorted()).toEqual(server.ids.toSorted());

  server.stopFailing();
  await dialog.getByRole('button', { name: 'Try the failed again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('500 done', allResponses);
  expect(server.sent).toHaveLength(550);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'No buyers yet' })).toBeVisible();
});

test('F93, F126: a bulk deletion goes on after the admin goes back twice, and a toast says at the end what has happened', {
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

test('an admin verifies all selected sellers, and the app also sends the requests that verify their bikes', {
  tag: ['@R12.37', '@R12.43'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard/allseller?verified=no');
  const sadia = page.getByRole('row').filter({ hasText: 'Sadia Rahman' });
  await expect(sadia).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all \d+ found$/ }).check();
  const bikes = page.waitForRequest('**/api/allproducts?email=*');
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Verify' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Verify \d+$/ })
    .click();
  await bikes;
  await expect(page.getByRole('alertdialog').getByRole('status')).toHaveText(/^\d+ done$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('F45: a bulk verification is true for each seller when the response of one is lost, and marks the bikes of that seller too', {
  tag: ['@R12.39', '@R12.43'],
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

test('the landing page of the admin shows numbers and plots, and links to the lists', {
  tag: ['@R12.60', '@R12.61', '@R12.62'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard');
  await expect(page.getByRole('figure')).toHaveCount(4);
  await expect(page.getByRole('listitem').filter({ hasText: 'Reports waiting' })).toContainText('2');
  const brands = page.getByRole('figure', { name: 'Bikes by brand' });
  await brands.getByText('As a table').click();
  await expect(brands.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: 'Verify sellers' }).click();
  await expect(page).toHaveURL(/\/dashboard\/allseller\?verified=no$/);
  await expect(page.getByRole('row').filter({ hasText: 'Sadia Rahman' })).toBeVisible();
});

test('the landing page of a seller shows the own numbers, and links to My Product', {
  tag: ['@R12.65'],
}, async ({ page }) => {
  await signIn(page, users.seller);
  await page.goto('/dashboard');
  await expect(page.getByRole('figure', { name: 'Your bikes' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sold', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/myproduct\?tab=sold$/);
});

test('the URL contains the search words, the order and the filter of a table, so a reload shows the same rows', {
  tag: ['@R12.30', '@R12.31', '@R12.32', '@R12.35'],
}, async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/dashboard/allseller');
  const names = () => page.getByRole('rowheader').allInnerTexts();
  await page.getByRole('searchbox', { name: 'Search the table' }).fill('ra');
  await page.getByRole('combobox', { name: 'Verification' }).selectOption('Verified sellers');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/\?q=ra&sort=name&verified=yes$/);
  const shown = await names();
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('en').compare));
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search the table' })).toHaveValue('ra');
  await expect.poll(names).toEqual(shown);
});

test('the exported CSV file contains only the rows that the table shows', { tag: ['@R12.44', '@R12.46'] }, async ({
  page,
}) => {
  await signIn(page, admin);
  await page.goto('/dashboard/allbuyers?q=imran');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^second-gear-buyers-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toMatch(
    /^\uFEFF"No\.","Name","Email","Role"\r\n"\d+","Imran Kabir","imran\.kabir@example\.com","Buyer"\r\n$/,
  );
});
