import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast, logIn, logOut, seller } from '../support/steps.ts';

const card = (page: Page, at: number) => page.getByRole('article').nth(at);
const heart = (page: Page, at: number) => card(page, at).getByRole('button', { name: /^Save / });
const compare = (page: Page, at: number) => card(page, at).getByRole('button', { name: /^Compare / });
const savedNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const tray = (page: Page) => page.getByRole('region', { name: 'Bikes to compare' });

test('a buyer saves bikes, sees the list in all tabs and after a reload, and shares the list as a link', {
  tag: ['@R10.60', '@R10.61', '@R10.62', '@R10.63', '@R10.65', '@R10.67'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/categories/1');
  await expect(card(page, 1)).toBeVisible();
  const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  const [first = '', second = ''] = names;

  await test.step('the button with the heart works with the keyboard, and Undo saves a removed bike again', async () => {
    await heart(page, 1).click();
    await heart(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
    await expectToast(page, `${first} is no longer saved.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  });

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
  await expectToast(page, 'Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
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

  await test.step('the logout deletes the lists of a user who has chosen that setting', async () => {
    await page.getByText('Delete my saved bikes when I log out').click();
    await expect(page.getByRole('switch', { name: /Delete my saved bikes/ })).toBeChecked();
    await logOut(page);
    const storedLists = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('secondGear.bikeLists.'))
          .map(([, value]) => JSON.parse(value).saved.length),
      );
    // Local storage still contains the two bikes of the first user. It no longer contains the list of the user who has
    // logged out.
    expect(await storedLists()).toEqual([2]);
  });
});

test('a buyer compares bikes with the keyboard, and another browser shows the same comparison at the same URL', {
  tag: ['@R10.74', '@R10.75', '@R10.76', '@R10.77', '@R10.80'],
}, async ({ page, browser, app }) => {
  await signIn(page);
  await page.goto('/bikes');
  await expect(card(page, 0)).toBeVisible();
  await compare(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(tray(page).getByText('Choose one more bike')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tray(page)).toBeFocused();
  for (const at of [1, 2, 3]) await compare(page, at).click();
  await expect(tray(page).getByRole('link', { name: 'Compare 4 bikes' })).toBeVisible();
  await compare(page, 4).click();
  await expectToast(page, 'You can compare four bikes. Remove one to add another.');
  await expect(compare(page, 4)).toHaveAttribute('aria-pressed', 'false');
  for (const _ of [1, 2])
    await tray(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();

  await tray(page).getByRole('link', { name: 'Compare 2 bikes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare bikes' })).toBeVisible();
  const table = (on: Page) => on.getByRole('table', { name: 'Comparison' });
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  const compared = await table(page).getByRole('columnheader').allTextContents();

  await test.step('the switch “Only differences” keeps the rows whose values differ', async () => {
    const rows = await table(page).getByRole('rowheader').count();
    const toggle = page.getByRole('switch', { name: 'Only differences' });
    await toggle.focus();
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    expect(rows).toBe(9);
    expect(await table(page).getByRole('rowheader').count()).toBeLessThanOrEqual(rows);
    await expect(table(page).getByRole('rowheader', { name: 'Description' })).toBeVisible();
  });

  await test.step('another browser shows the same comparison', async () => {
    const otherContext = await browser.newContext({ baseURL: app.url, viewport: { width: 360, height: 780 } });
    const other = await otherContext.newPage();
    await logIn(other, seller);
    await other.goto(page.url());
    await expect(table(other).getByRole('columnheader')).toHaveText(compared);
    await otherContext.close();
  });

  await test.step('the comparison shows the bikes of the tray when its URL names no bikes', async () => {
    const { search } = new URL(page.url());
    await page.goto('/compare');
    await expect(table(page).getByRole('columnheader')).toHaveText(compared);
    expect(new URL(page.url()).search).toBe(search);
  });

  await test.step('a bike disappears from the URL and from the comparison when the user removes it', async () => {
    await table(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(table(page).getByRole('columnheader')).toHaveText(compared.slice(1));
    expect(new URL(page.url()).search.split(',')).toHaveLength(1);
    await page.goto('/compare?bikes=nonsense');
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a bike' })).toBeVisible();
  });
});
