import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast, logIn, logOut, seller } from '../support/steps.ts';

const card = (page: Page, at: number) => page.getByRole('article').nth(at);
const heart = (page: Page, at: number) => card(page, at).getByRole('button', { name: /^Save / });
const compare = (page: Page, at: number) => card(page, at).getByRole('button', { name: /^Compare / });
const savedNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const tray = (page: Page) => page.getByRole('region', { name: 'Bikes to compare' });

test('a buyer saves bikes, sees the list in all tabs and after a reload, shares the list as a link, and compares bikes', {
  tag: ['@R10.60', '@R10.60b', '@R10.61', '@R10.62', '@R10.63', '@R10.65', '@R10.74', '@R10.75', '@R10.77', '@R10.80'],
}, async ({ page, context, browser, app }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/categories/1');
  await expect(card(page, 1)).toBeVisible();
  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const [first = '', second = ''] = names;

  for (const at of [1, 0]) {
    await heart(page, at).click();
    await expectToast(page, /Saved.*See saved bikes/);
  }
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');

  const other = await context.newPage();
  await test.step('another tab shows the same list after each change', async () => {
    await other.goto('/saved');
    await expect(savedNames(other)).toHaveText([first, second]);
    await heart(page, 1).click();
    await expect(savedNames(other)).toHaveText([first]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(savedNames(other)).toHaveText([first, second]);
  });

  await test.step('the list is the same after a reload', async () => {
    await page.reload();
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Saved bikes' }).click();
    await expect(page).toHaveTitle('Saved bikes - Second Gear');
    await expect(savedNames(page)).toHaveText([first, second]);
  });

  await page.getByRole('button', { name: 'Share this list' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'Link copied');
  const [, link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  await page.keyboard.press('Escape');
  expect(new URL(link).search).toMatch(/^\?list=1\.[0-9a-f]{24},1\.[0-9a-f]{24}$/);
  await other.close();

  await test.step('another user does not see the list, but can open the shared link', async () => {
    await logOut(page);
    await logIn(page, seller);
    await page.goto('/saved');
    await expect(page.getByRole('heading', { name: 'No saved bikes yet' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Shared bikes' })).toBeVisible();
    await expect(savedNames(page)).toHaveText([first, second]);
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save all' }).click();
    await expectToast(page, '2 bikes saved');
    await page.getByRole('main').getByRole('link', { name: 'Your saved bikes' }).click();
    await expect(savedNames(page)).toHaveText([first, second]);
  });

  await test.step('the user compares bikes, and another browser shows the same comparison at the same URL', async () => {
    await page.goto('/bikes');
    for (const at of [0, 1, 2, 3]) await compare(page, at).click();
    await compare(page, 4).click();
    await expectToast(page, 'You can compare up to four bikes. Remove one to add another.');
    await tray(page).getByRole('link', { name: 'Compare 4' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Compare bikes' })).toBeVisible();
    const columns = (on: Page) => on.getByRole('table', { name: 'Comparison' }).getByRole('columnheader');
    await expect(columns(page)).toHaveCount(4);
    const compared = await columns(page).allTextContents();

    const otherContext = await browser.newContext({ baseURL: app.url });
    const otherBrowser = await otherContext.newPage();
    await signIn(otherBrowser);
    await otherBrowser.goto(page.url());
    await expect(columns(otherBrowser)).toHaveText(compared);
    await otherContext.close();
  });
});
