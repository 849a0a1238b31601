import { expect, test } from './shop.ts';
import { fillLogin, logIn, openBrand, seller } from './steps.ts';

test('a list that cannot be had says so, and comes when asked again', async ({ page, shop }) => {
  test.slow(); // three retries with the spec's pauses of 1, 2 and 4 s come before the words
  await logIn(page);
  await openBrand(page, 'Honda');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /See Products.*Yamaha/ })).toBeVisible();
  await shop.stop();
  await page.getByRole('link', { name: /See Products.*Yamaha/ }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await shop.start();
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('somebody who is no buyer cannot book, and is told why', async ({ page }) => {
  await logIn(page, seller);
  await openBrand(page, 'Honda');
  const bookNow = page.getByRole('article').first().getByRole('button', { name: 'Book Now' });
  await bookNow.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(bookNow).toBeFocused();
  await expect(bookNow).toBeDisabled();
  await expect(page.getByRole('tooltip').filter({ hasText: 'Only Buyer can book' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report to admin' })).toHaveCount(0);
});

test("a buyer's page sends a seller to the login page, which says why and leads on", async ({ page }) => {
  await logIn(page, seller);
  await page.goto('/dashboard/myorder');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('that page is for another role')).toBeVisible();
  await fillLogin(page, seller);
  await expect(page).toHaveURL(/\/$/);
});

for (const width of [320, 390, 1440]) {
  test(`no page of this journey scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    for (const path of ['/', '/login', '/signup', '/categories/1', '/dashboard', '/dashboard/myorder', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('contentinfo').waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
