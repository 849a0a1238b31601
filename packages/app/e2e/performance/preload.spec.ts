import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { holdRequests } from '../support/steps.ts';

/** Tests of the requests that the inline head script sends before the app's script has loaded. */

/** Leaves the current page, and then records the paths of all requests to the server, such as '/categories/1'. */
const recordRequests = async (page: Page) => {
  await page.goto('about:blank');
  const requests: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api(\/[^_?]*)/.exec(new URL(request.url()).pathname) ?? [];
    if (path) requests.push(path);
  });
  return requests;
};

const buyer = '/allusers/buyer/buyer%40secondgear.test';
const bike = (page: Page) => page.getByRole('article').filter({ hasText: 'Honda CG125' }).first();
const isBikeRequest = (path: string) => path.startsWith('/categories');

test("the inline head script requests a bike list before the app's script has loaded, and the app does not request it again", async ({
  page,
}) => {
  await signIn(page);
  const requests = await recordRequests(page);
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect.poll(() => [...requests].sort()).toEqual([buyer, '/categories', '/categories/1']);
  release();
  await expect(bike(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  // The app requests the bookings as soon as it knows the user, to show which bikes the buyer has booked.
  await expect.poll(() => [...requests].sort()).toEqual([buyer, '/bookings', '/categories', '/categories/1']);
});

test('the app requests a list again when the request of the inline head script has failed', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/categories/1', (route) => route.abort(), { times: 1 });
  await page.goto('/categories/1');
  await expect(bike(page)).toBeVisible();
});

test('the inline head script preloads no bike list for a guest, who must log in first', async ({ page }) => {
  const requests = await recordRequests(page);
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(requests.filter(isBikeRequest)).toEqual([]);
});
