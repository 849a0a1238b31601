import { expect, test } from '../support/appServer.ts';

test('a path with extra slashes or capital letters leads to the page, and an unknown URL to the 404 page with a link to the home page', {
  tag: ['@R2.14', '@R2.15'],
}, async ({ page, app }) => {
  for (const [typed, normalized, heading] of [
    ['/blogs//', '/blogs', 'Blogs'],
    ['//Login/?from=mail#main', '/login?from=mail#main', 'Login'],
  ] as const) {
    await page.goto(`${app.url}${typed}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(`${app.url}${normalized}`);
  }

  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
  await expect(page).toHaveTitle('Page not found - Second Gear');

  await test.step('the host distinguishes capital letters, so it responds to /BLOGS with the 404 page', async () => {
    await page.route('**/BLOGS', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${app.url}/no/such/page` }) }),
    );
    await page.goto('/BLOGS');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page).toHaveURL('/blogs');
  });

  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
});
