import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { holdRequests, openCategory } from '../support/steps.ts';

const pathOf = ({ category_id, _id }: { category_id: string; _id: string }) =>
  `/categories/${category_id}/bikes/${_id}`;

test('F14: a buyer opens a bike from the list before other lists are loaded, Back closes its photo, and the next Back shows the same position of the list', {
  tag: ['@R10.23b', '@R10.31', '@R10.33', '@R10.33b', '@R10.48', '@R10.49'],
}, async ({ page }) => {
  // The bike is below the first screen.
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page);
  await openCategory(page, 'Honda');
  const link = page.getByRole('link', { name: 'Honda CD 70' }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  const release = await holdRequests(page, '**/api/categories/2');
  await link.click();

  const heading = page.getByRole('heading', { level: 1, name: 'Honda CD 70' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Honda CD 70 - Second Gear');
  await expect(page).toHaveURL(pathOf(bikes.inFairCondition));

  release();
  const enlarge = page.getByRole('button', { name: 'Enlarge the photo: Honda CD 70, side view' });
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Honda CD 70, side view' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(enlarge).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(link).toBeFocused();
});
