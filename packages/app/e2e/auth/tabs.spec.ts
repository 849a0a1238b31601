import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { chooseNewGoogleUser, dashboardLinks, followNavLink, holdRequests, logIn, logOut } from '../support/steps.ts';

/** How long a tab may take to react to a login or logout in another tab, in ms. */
const soon = { timeout: 2_000 };

test('after a login in a second tab, the first tab shows the user as signed in and opens its return-to URL', async ({
  page,
  context,
}) => {
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const second = await context.newPage();
  await logIn(second);

  await expect(page).toHaveURL(/\/categories\/1$/, soon);
  await expect(page.getByText('Farhana Akter')).toBeVisible();
});

test('A9: the next user in the same tab sees no data of the previous user', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page);

  // From here on the test does not reload the page, because a reload would also remove data that the app has left in
  // memory.
  await followNavLink(page, 'Login');
  await chooseNewGoogleUser(page);
  const release = await holdRequests(page, '**/api/bookings?*');
  await followNavLink(page, 'Dashboard');
  await dashboardLinks(page).filter({ hasText: 'My Orders' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading your orders' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  release();
  await expect(page.getByText('No orders yet')).toBeVisible();
});
