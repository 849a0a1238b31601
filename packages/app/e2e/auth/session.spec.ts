import type { Page } from '@playwright/test';
import { lastUserKey } from '../../src/core/storage/storageKeys.ts';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import { signIn } from '../support/signIn.ts';
import {
  buyer,
  dashboardLinks,
  fillLogin,
  followNavLink,
  holdRequests,
  logIn,
  logOut,
  openCategory,
  seller,
} from '../support/steps.ts';

/**
 * Tests of the failure modes A and S (docs/failure-modes.md) that need a browser. The other tests of these failure
 * modes are in packages/app/src/features/session/machine.
 */

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const loggedOut = 'You have been logged out. Log in again to continue where you were.';

const sessionKeys = (page: Page) =>
  page.evaluate(
    (lastUser) =>
      Object.keys(window.localStorage).filter(
        (key) => key === lastUser || /token/i.test(key) || key.startsWith('firebase'),
      ),
    lastUserKey,
  );

test('A8: a logout in a second tab signs the first tab out, which removes all data of the user and ignores a late response, and a login there signs it in again', {
  tag: ['@R3.26'],
}, async ({ page, context }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const booked = new Promise<void>((resolve) => {
    void page.route('**/api/bookings', async (route) => {
      // The server has processed the request. Only its response has not reached the page yet.
      const response = await route.fetch();
      resolve();
      await held;
      await route.fulfill({ response }).catch(() => {});
    });
  });
  await page.getByRole('article').first().getByRole('button', { name: 'Book Now' }).click();
  await page.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await page.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await booked;

  const second = await context.newPage();
  await second.goto('/');
  await logOut(second);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText(loggedOut);
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await sessionKeys(page)).toEqual([]);
  release();

  await logIn(second);
  await expect(page).toHaveURL(/\/categories\/1$/);
  await expect(page.getByText('Farhana Akter')).toBeVisible();
  // If the app showed a toast for the late response, the toast would have appeared before this login ended.
  await expect(heading(page, 'Honda')).toBeVisible();
  expect(toastsOf(page).join()).not.toContain('Booking successfull');
});

test('A9: the app shows the next user nothing of the previous user, also not from a late response', async ({
  page,
}) => {
  await signIn(page);
  const orders = `**/api/bookings?email=${encodeURIComponent(buyer.email)}`;
  const requested = page.waitForRequest(orders);
  const release = await holdRequests(page, orders);
  await page.goto('/dashboard/myorder');
  await requested;
  await logOut(page);
  // From here on the test does not reload the page, because a reload would also remove data that the app has left in
  // memory.
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await followNavLink(page, 'Login');
  await fillLogin(page, seller);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await followNavLink(page, 'Dashboard');
  release();
  await expect(dashboardLinks(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product', 'My account']);
  await dashboardLinks(page).filter({ hasText: 'My Product' }).click();
  await expect(heading(page, 'My Product')).toBeVisible();
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('S1: the user stays signed in in this tab only, and the app says so, when the browser blocks storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const throwError = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, storage, { get: throwError });
    }
  });
  await logIn(page);
  const hint = page.getByText(
    'Your browser blocks storage for this site. You stay logged in until you close this tab.',
  );
  await expect(hint).toBeVisible();
  await followNavLink(page, 'Dashboard');
  await dashboardLinks(page).filter({ hasText: 'My Orders' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page);
  await expect(hint).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(heading(page, 'Login')).toBeVisible();
});
