import { expect, test } from '../support/appServer.ts';

test.describe('a page has one address', () => {
  for (const [written, address, heading] of [
    ['/blogs//', '/blogs', 'Blogs'],
    ['/LOGIN?from=mail#main', '/login?from=mail#main', 'Login'],
    ['//Login/', '/login', 'Login'],
  ] as const) {
    test(`${written} leads to it`, async ({ page, shop }) => {
      await page.goto(`${shop.url}${written}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(`${shop.url}${address}`);
    });
  }

  test('where the host serves the missing page for another one, too', async ({ page }) => {
    // Most hosts of files compare letters as they are written.
    await page.route('**/BLOGS', async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/no/such/page', route.request().url()).href }) }),
    );
    await page.goto('/BLOGS');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page).toHaveURL('/blogs');
  });
});
