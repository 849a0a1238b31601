import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast, listedBikes, openCategory } from '../support/steps.ts';

test('N1: a list stays visible while the browser is offline, and the app reads it again, and opens dialogs again, when the browser is online', {
  tag: '@translated',
}, async ({ page, context }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const offered = await listedBikes(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  expect(await listedBikes(page)).toEqual(offered);
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  for (const _time of ['first', 'second']) {
    await book.click();
    await expectToast(page, /^You are offline, and this has not been loaded here before\./);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(book).toBeFocused();
  }

  const refetched = page.waitForResponse((response) => response.url().endsWith('/api/categories/1') && response.ok());
  await context.setOffline(false);
  await refetched;
  await expect(page.getByText(/^You are offline\./)).toBeHidden();
  expect(await listedBikes(page)).toEqual(offered);
  await book.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
});
