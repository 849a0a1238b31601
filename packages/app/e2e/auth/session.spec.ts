import type { Page, Route } from '@playwright/test';
import { lastUserKey } from '../../src/storage/tokenKeys.ts';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import { signIn } from '../support/signIn.ts';
import {
  admin,
  bookFirstBike,
  buyer,
  dashboardLinks,
  expectToast,
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
 * modes are in packages/app/src/auth/session.
 */

/** How long a tab may take to react to a login or logout in another tab, in ms. */
const soon = { timeout: 2_000 };

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const errorToasts = (page: Page) => page.getByRole('region', { name: /notification/i }).locator('[data-kind=error]');

/** Returns the local storage keys that belong to a session. */
const sessionKeys = (page: Page) =>
  page.evaluate(
    (lastUser) =>
      Object.keys(window.localStorage).filter(
        (key) => key === lastUser || /token/i.test(key) || key.startsWith('firebase'),
      ),
    lastUserKey,
  );

/**
 * Delays the responses to matching requests until `release` is called. `requested` resolves when the server has
 * processed the first of these requests.
 */
const holdResponses = async (page: Page, url: string | RegExp) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let markRequested = () => {};
  const requested = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  await page.route(url, async (route) => {
    // The server has processed the request. Only its response has not reached the page yet.
    const response = await route.fetch();
    markRequested();
    await held;
    // Ignores the error of `fulfill`, because a test may have closed the page that has sent the request.
    await route.fulfill({ response }).catch(() => {});
  });
  return { requested, release: () => release() };
};

for (const emailEnumeration of ['protected', 'allowed'] as const) {
  test.describe(() => {
    test.use({ emailEnumeration });

    test(`A1: the login page shows the same message for a wrong password and an unknown e-mail address (e-mail enumeration at the auth provider: ${emailEnumeration})`, async ({
      page,
    }) => {
      await page.goto('/login');
      for (const credentials of [
        { ...buyer, password: 'sidecar' },
        { email: 'unknown@example.com', password: 'sidecar' },
      ]) {
        await fillLogin(page, credentials);
        await expectToast(page, 'The email or the password is not right.');
        await expect(page.getByLabel('Email')).toHaveValue(credentials.email);
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue(credentials.password);
        await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
        await expect(loginButton(page)).toBeEnabled();
        // Waits until the toast disappears after four seconds, so that a later toast with the same text is a new one.
        await expect(errorToasts(page)).toHaveCount(0);
      }
      await fillLogin(page);
      await expectToast(page, 'Login Successfull');
    });
  });
}

test('A2: the login page shows a message for each error of the auth provider, and the user can try again', {
  tag: ['@R8.01'],
}, async ({ page }) => {
  let respond: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route('**/accounts:signInWithPassword?*', (route) => respond(route));
  await page.goto('/login');
  const errors: [string | null, string][] = [
    [null, 'Cannot reach the sign-in service. Check your connection and try again.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many tries. Wait a few minutes, then try again.'],
    ['USER_DISABLED', 'This account is switched off.'],
    ['INVALID_EMAIL', 'This email address does not look right.'],
    ['OPERATION_NOT_ALLOWED', 'This way of signing in is not available now. Try another one.'],
    ['A_FUTURE_ERROR_CODE', 'Signing in did not work. Try again.'],
  ];
  for (const [code, sentence] of errors) {
    respond = (route) =>
      code
        ? route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [{ message: code }] } } })
        : route.abort();
    await fillLogin(page);
    await expectToast(page, sentence);
    await expect(loginButton(page)).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  }
});

test('A3: two quick clicks open one Google dialog, and no message or loading state stays when the user closes the dialog', {
  tag: ['@R8.05'],
}, async ({ page }) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue With Google' });
  // The script clicks twice without a pause. With a real pointer, the second click would hit the dialog that the first
  // click has opened.
  await google.evaluate((button: HTMLElement) => {
    // A click by a script does not focus the button, so the test does. When the dialog closes, the focus returns to the
    // button.
    button.focus();
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // Escape closes the dialog only when the dialog has the focus, which it gets a moment after it is rendered.
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(google).toBeEnabled();
  await expect(loginButton(page)).toBeEnabled();
  await expect(errorToasts(page)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await google.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

const responsesWithoutToken: [string, string, (route: Route) => Promise<void>][] = [
  [
    'a 403',
    'Second Gear has no account for this email',
    (route) => route.fulfill({ status: 403, json: { accessToken: 'Unauthorized' } }),
  ],
  ['a network error', 'Signed in, but we could not load your account', (route) => route.abort()],
];

test('A6: the login page stays open with a message and Try again when the server gives no access token', async ({
  page,
}) => {
  for (const [response, sentence, respond] of responsesWithoutToken) {
    await test.step(`the server responds to the request for an access token with ${response}`, async () => {
      await page.route('**/api/jwt?*', respond, { times: 1 });
      await page.goto('/login');
      await fillLogin(page);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toHaveCount(
        0,
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectToast(page, 'Login Successfull');
      await logOut(page);
    });
  }
});

test('A7: the app redirects to the login page with a message when the access token is rejected twice, and returns to the page after login', async ({
  page,
}) => {
  await signIn(page, seller);
  await page.goto('/dashboard/myproduct?from=poster');
  const advertise = page.getByRole('button', { name: 'Advertise' }).first();
  await page.route('**/api/advertisement/*', (route) => route.fulfill({ status: 401, body: 'unauthorized access' }), {
    times: 2,
  });
  await advertise.click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'You have been logged out. Log in again to continue where you were.',
  );
  await expect(errorToasts(page)).toHaveCount(0);
  expect(await sessionKeys(page)).toEqual([]);

  await fillLogin(page, seller);
  await expect(heading(page, 'My Product')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myproduct\?from=poster$/);
  await advertise.click();
  await expectToast(page, 'advertise Successfully');
});

test('X7: the app signs a deleted user out at the next request that requires an access token', async ({
  page,
  browser,
  app,
}) => {
  await signIn(page, seller);
  await page.goto('/dashboard/myproduct');
  const advertise = page.getByRole('button', { name: 'Advertise' }).first();
  await expect(advertise).toBeVisible();

  const [record] = await (await fetch(`${app.api}/users?email=${seller.email}`)).json();
  const { accessToken } = await (await fetch(`${app.api}/jwt?email=${admin.email}`)).json();
  const headers = { authorization: `bearer ${accessToken}` };
  expect((await fetch(`${app.api}/users/${record._id}`, { method: 'DELETE', headers })).ok).toBe(true);

  await advertise.click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'You have been logged out. Log in again to continue where you were.',
  );
  await fillLogin(page, seller);
  await expect(page.getByText('Second Gear has no account for this email')).toBeVisible();

  await test.step('the app signs a deleted admin out too', async () => {
    const context = await browser.newContext();
    const adminPage = await context.newPage();
    await adminPage.goto(`${app.url}/login`);
    await fillLogin(adminPage, admin);
    await expectToast(adminPage, 'Login Successfull');
    await adminPage.goto(`${app.url}/dashboard/allbuyers`);
    await expect(heading(adminPage, 'All Buyers')).toBeVisible();
    const [adminRecord] = await (await fetch(`${app.api}/users?email=${admin.email}`)).json();
    await fetch(`${app.api}/users/${adminRecord._id}`, { method: 'DELETE', headers });
    await adminPage.getByRole('row').getByRole('button', { name: 'Delete' }).first().click();
    await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(heading(adminPage, 'Login')).toBeVisible();
    await context.close();
  });
});

test('while the code of the auth provider is loading, the app shows the pages of the last user', async ({ page }) => {
  await signIn(page);
  const release = await holdRequests(page, '**/assets/firebase-*.js');
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/categories/1');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  const lookup = page.waitForResponse('**/accounts:lookup*');
  release();
  await lookup;
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Farhana Akter');
});

test('the app signs the user out with a message, and shows none of their data, when the auth provider has deleted the account', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/accounts:lookup?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND', errors: [] } } }),
  );
  await page.goto('/dashboard/myorder');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'You have been logged out. Log in again to continue where you were.',
  );
  expect(await sessionKeys(page)).toEqual([]);
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
});

test('A8: the first tab signs the user out, removes all data of the user, and ignores a late response, when the user logs out in a second tab', {
  tag: ['@R3.26'],
}, async ({ page, context }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const { requested, release } = await holdResponses(page, '**/api/bookings');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Book Now' }).click();
  await page.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await page.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await requested;

  const second = await context.newPage();
  await second.goto('/');
  await logOut(second);
  await expect(page).toHaveURL(/\/login$/, soon);
  await expect(page.getByRole('alert')).toHaveText(
    'You have been logged out. Log in again to continue where you were.',
  );
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.bringToFront();
  release();
  // If the app showed a toast for the late response, the toast would appear at once, so the app would have shown it
  // before this login ends.
  await fillLogin(page);
  await expect(heading(page, 'Honda')).toBeVisible();
  expect(toastsOf(page).join()).not.toContain('Booking successfull');
  await logOut(page);
  expect(await sessionKeys(page)).toEqual([]);
});

test('A9: the app shows the next user nothing of a late response to a request of the previous user', async ({
  page,
}) => {
  await signIn(page);
  const orders = await holdResponses(page, `**/api/bookings?email=${encodeURIComponent(buyer.email)}`);
  const role = await holdResponses(page, '**/api/allusers/buyer/*');
  await page.goto('/dashboard/myorder');
  await role.requested;
  role.release();
  await orders.requested;
  await logOut(page);
  // A logout navigates to the home page. Without this wait, the test would type into the page that is about to close.
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await followNavLink(page, 'Login');
  await fillLogin(page, seller);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await followNavLink(page, 'Dashboard');
  orders.release();
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

test('S2: the user stays signed in in this tab when storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await logIn(page, seller);
  await followNavLink(page, 'Dashboard');
  await dashboardLinks(page).filter({ hasText: 'My Product' }).click();
  await page.getByRole('button', { name: 'Advertise' }).first().click();
  await expectToast(page, 'advertise Successfully');
});

test('S3: the app ignores invalid values in storage, removes an invalid token, and keeps a text that may be the work of a user', async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.evaluate(() => {
    window.localStorage.setItem('accessToken', 'x'.repeat(2 ** 20));
    window.localStorage.setItem('secondGear.tokenOwner', '__proto__');
    window.localStorage.setItem('secondGear.newcomers', '{"__proto__": {"polluted": true}}');
    window.localStorage.setItem('second-gear:theme', '{"v": 0}');
  });
  await page.goto('/dashboard/myorder');
  await expect(heading(page, 'Login')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
  await fillLogin(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('secondGear.newcomers'))).toContain('polluted');
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
});

test('S4: the first tab signs the user out when storage is cleared in a second tab', async ({ page, context }) => {
  await signIn(page);
  await openCategory(page, 'Honda');
  const second = await context.newPage();
  await second.goto('/blogs');
  // The test waits until the second tab has restored the session. If it cleared the storage earlier, the second tab
  // would request a new access token.
  await expect(second.getByRole('button', { name: 'Logout' })).toBeVisible();
  await second.evaluate(() => window.localStorage.clear());
  await expect(page).toHaveURL(/\/login$/, soon);
  await page.bringToFront();
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await fillLogin(page);
  await expect(heading(page, 'Honda')).toBeVisible();
  await bookFirstBike(page);
});

test('the heading of the new page gets the focus when a guard or a login has redirected the user', async ({ page }) => {
  await page.goto('/categories/1');
  await expect(heading(page, 'Login')).toBeFocused();
  await fillLogin(page);
  await expect(heading(page, 'Honda')).toBeFocused();
  await logOut(page);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
});

test('Back after a login opens the page that the user saw before the login page', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, buyer);
  await expectToast(page, 'Login Successfull');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('the app never shows the login form to a signed-in user who opens the login page, but shows it to a guest', async ({
  page,
}) => {
  await signIn(page);
  await page.addInitScript(() => {
    const check = () => {
      if (document.querySelector('input[type=password]')) document.documentElement.dataset.sawForm = 'yes';
    };
    new MutationObserver(check).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-form');
  await logOut(page);
  await page.goto('/login');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-saw-form');
});

test('a user stays signed out when the code of the auth provider could not be loaded during the logout', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/assets/firebase-*.js', (route) => route.abort());
  await page.goto('/categories/1');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  await logOut(page);
  expect(await sessionKeys(page)).toEqual([]);

  await page.unroute('**/assets/firebase-*.js');
  const providerCode = page.waitForResponse('**/assets/firebase-*.js');
  await page.goto('/login');
  await providerCode;
  await expect(heading(page, 'Login')).toBeVisible();
  await fillLogin(page, seller);
  await expectToast(page, 'Login Successfull');
  await expect(page.getByText('Rahim Uddin')).toBeVisible();
});
