import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { admin, expectHydrated } from '../support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const overlays = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=listbox]');

const openOverlay = async (page: Page, button: string | RegExp) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(overlays(page).first()).toBeVisible();
};

test('F120: Back closes the dialog, menu or list that is open, the innermost one first, and the page stays', async ({
  page,
}) => {
  await signIn(page, admin);
  await page.goto('/dashboard/report');
  const report = page.getByRole('dialog', { name: 'Yamaha SR 400' });
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Yamaha SR 400', exact: true }).click();
  await report.getByRole('button', { name: 'Delete the bike' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(report).toBeVisible();
  await page.goBack();
  await expect(report).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/report');
});

test('F121, F122: Back leaves the page at once after the user has closed dialogs in any way, and is one step for each page and filter that the user chooses in a dialog', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/blogs');
  await page.goto('/bikes');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await openOverlay(page, 'Book Now');
    await close();
    await expect(overlays(page)).toHaveCount(0);
  }
  await test.step('Forward to an entry of a closed dialog stays on the page', async () => {
    await page.goForward();
    await expect(overlays(page)).toHaveCount(0);
    await expect(page).toHaveURL('/bikes');
  });
  await test.step('a reload with an open dialog leaves no entry of the dialog', async () => {
    await openOverlay(page, 'Book Now');
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
    await expect(overlays(page)).toHaveCount(0);
  });
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
  await page.goForward();
  await expect(page).toHaveURL('/bikes');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  await expect(overlays(page)).toHaveCount(0);

  await test.step('each page that the user opens, and each filter that the user chooses, is one step of Back', async () => {
    await page.goto('/blogs');
    await openOverlay(page, 'Menu');
    await page.getByRole('dialog').getByRole('link', { name: 'Bikes', exact: true }).click();
    await expect(page).toHaveURL('/bikes');
    await expect(overlays(page)).toHaveCount(0);

    await openOverlay(page, 'Filters');
    for (const brand of ['Honda', 'Yamaha']) await page.getByRole('checkbox', { name: brand }).press('Space');
    await expect(page).toHaveURL('/bikes?brand=1&brand=2');
    await page.goBack();
    await expect(overlays(page)).toHaveCount(0);
    await expect(page).toHaveURL('/bikes?brand=1&brand=2');
    for (const url of ['/bikes?brand=1', '/bikes', '/blogs']) {
      await page.goBack();
      await expect(page).toHaveURL(url);
    }
  });
});
