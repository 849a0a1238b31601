import { expect, test } from '../support/appServer.ts';
import { chooseGoogleNewcomer, follow, hold, logIn, logOut, placesOffered } from '../support/steps.ts';

/** How long a second tab may take to follow, in ms. */
const soon = { timeout: 2_000 };

test('A8: a logout in a second tab is followed by the first, which shows nothing of the person any more', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('article').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto('/');
  await logOut(second);

  await expect(page).toHaveURL(/\/login$/, soon);
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a login in a second tab is followed by the first, which goes on to where it was going', async ({
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

test('A9: whoever comes next in the same tab sees nothing of whoever was here before', async ({ page }) => {
  await logIn(page);
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page);

  // From here on without a reload: what the tab still knows is what could be seen.
  await follow(page, 'Login');
  await chooseGoogleNewcomer(page);
  const letGo = await hold(page, '**/api/bookings?*');
  await follow(page, 'Dashboard');
  await placesOffered(page).filter({ hasText: 'My Orders' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading your orders' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  letGo();
  await expect(page.getByText('No orders yet')).toBeVisible();
});
