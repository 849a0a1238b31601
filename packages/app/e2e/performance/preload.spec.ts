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

test("the inline head script requests a bike list before the app's script has loaded, and the app does not request it again, but a guest's page requests none", async ({
  page,
  browser,
  app,
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

  const guest = await (await browser.newContext({ baseURL: app.url })).newPage();
  const guestRequests = await recordRequests(guest);
  await guest.goto('/categories/1');
  await expect(guest.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(guestRequests.filter((path) => path.startsWith('/categories'))).toEqual([]);
  await guest.context().close();
});
