import { expect, test } from '../support/appServer.ts';

test.describe('URL normalization', () => {
  test('the server redirects a path with extra slashes or capital letters to the normalized URL', async ({
    page,
    app,
  }) => {
    for (const [typed, normalized, heading] of [
      ['/blogs//', '/blogs', 'Blogs'],
      ['/LOGIN?from=mail#main', '/login?from=mail#main', 'Login'],
      ['//Login/', '/login', 'Login'],
    ] as const) {
      await page.goto(`${app.url}${typed}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(`${app.url}${normalized}`);
    }
  });

  test('the app shows the page /blogs at the URL /blogs when the host responds to /BLOGS with the 404 page', async ({
    page,
  }) => {
    // Most static hosts distinguish upper and lower case in paths, so they have no file for /BLOGS.
    await page.route('**/BLOGS', async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/no/such/page', route.request().url()).href }) }),
    );
    await page.goto('/BLOGS');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page).toHaveURL('/blogs');
  });
});
