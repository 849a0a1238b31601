import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { toastsOf } from '../support/pageInvariants.ts';
import {
  admin,
  bookFirstBike,
  buyer,
  expectToast,
  fillLogin,
  follow,
  hold,
  logIn,
  logOut,
  openBrand,
  placesOffered,
  seller,
} from '../support/steps.ts';

/** Groups A and S of faults.md, as somebody in a browser meets them; what needs none is in src/session/. */

/** How long a second tab may take to follow, in ms. */
const soon = { timeout: 2_000 };

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const complaints = (page: Page) => page.getByRole('region', { name: /notification/i }).locator('[data-kind=error]');

/** What this browser keeps of whoever is signed in. */
const keptOfSession = (page: Page) =>
  page.evaluate(() =>
    Object.keys(window.localStorage).filter((key) => /token|somebody/i.test(key) || key.startsWith('firebase')),
  );

/** Holds back every answer to these calls until the test lets them go. */
const holdBack = async (page: Page, url: string | RegExp) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let seen = () => {};
  const asked = new Promise<void>((resolve) => {
    seen = resolve;
  });
  await page.route(url, async (route) => {
    // The server has done it; only its answer is late.
    const response = await route.fetch();
    seen();
    await held;
    // Whoever asked may be gone.
    await route.fulfill({ response }).catch(() => {});
  });
  return { asked, letGo: () => letGo() };
};

for (const emailEnumeration of ['protected', 'allowed'] as const) {
  test.describe(() => {
    test.use({ emailEnumeration });

    test(`A1: a wrong password and an unknown address read the same (e-mail enumeration ${emailEnumeration})`, async ({
      page,
    }) => {
      await page.goto('/login');
      for (const person of [
        { ...buyer, password: 'sidecar' },
        { email: 'stranger@example.com', password: 'sidecar' },
      ]) {
        await fillLogin(page, person);
        await expectToast(page, 'The email or the password is not right.');
        await expect(page.getByLabel('Email')).toHaveValue(person.email);
        await expect(page.getByLabel('Password')).toHaveValue(person.password);
        await expect(page.getByLabel('Password')).toBeFocused();
        await expect(loginButton(page)).toBeEnabled();
        // Gone after its four seconds, so that the next one is heard for itself.
        await expect(complaints(page)).toHaveCount(0);
      }
      await fillLogin(page);
      await expectToast(page, 'Login Successfull');
    });
  });
}

test('A2: each refusal is told in a sentence of its own, and can be tried again', { tag: ['@R8.01'] }, async ({
  page,
}) => {
  let refuse: (route: Route) => Promise<void> = (route) => route.continue();
  await page.route('**/accounts:signInWithPassword?*', (route) => refuse(route));
  await page.goto('/login');
  const refusals: [string | null, string][] = [
    [null, 'Signing in is out of reach just now. Check your connection and try again.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many tries. Wait a few minutes, then try again.'],
    ['USER_DISABLED', 'This account is switched off.'],
    ['INVALID_EMAIL', 'This email address does not look right.'],
    ['OPERATION_NOT_ALLOWED', 'This way of signing in is not open just now. Try another one.'],
    ['A_WORD_OF_TOMORROW', 'Signing in did not work. Try again.'],
  ];
  for (const [message, sentence] of refusals) {
    refuse = (route) =>
      message
        ? route.fulfill({ status: 400, json: { error: { code: 400, message, errors: [{ message }] } } })
        : route.abort();
    await fillLogin(page);
    await expectToast(page, sentence);
    await expect(loginButton(page)).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  }
});

test('A3: two quick clicks open one window; closed, it leaves no word behind, and nothing that waits', {
  tag: ['@R8.05'],
}, async ({ page }) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue With Google' });
  // Both within one tick: a pointer would meet the window with its second click.
  await google.evaluate((button: HTMLElement) => {
    // As a pointer does; and so there is something to give the focus back to.
    button.focus();
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(google).toBeEnabled();
  await expect(loginButton(page)).toBeEnabled();
  await expect(complaints(page)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await google.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('A5: a seller who comes by Google stays a seller', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue With Google' }).click();
  const chooser = page.getByRole('dialog');
  await chooser.getByLabel('Name').fill('Rahim Uddin');
  await chooser.getByLabel('Email').fill(seller.email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Login successfull');
  await page.goto('/dashboard');
  await expect(placesOffered(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product']);
});

const noToken: [string, string, (route: Route) => Promise<void>][] = [
  [
    'a 403',
    'The shop has no account for this email',
    (route) => route.fulfill({ status: 403, json: { accessToken: 'Unauthorized' } }),
  ],
  ['no token in it', 'You are almost in', (route) => route.fulfill({ json: {} })],
  ['no JSON', 'You are almost in', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' })],
  ['nothing', 'You are almost in', (route) => route.abort()],
];

test('A6: whoever gets no token stays at the login page, with a sentence and a way to try again', async ({ page }) => {
  for (const [what, sentence, answer] of noToken) {
    await test.step(`the answer is ${what}`, async () => {
      await page.route('**/api/jwt?*', answer, { times: 1 });
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

test('A7: a token that is refused twice leads to the login page, which says so and leads back', async ({ page }) => {
  await logIn(page, seller);
  await page.goto('/dashboard/myproduct?from=poster');
  const advertise = page.getByRole('button', { name: 'Advertise' }).first();
  await page.route('**/api/advertisement/*', (route) => route.fulfill({ status: 401, body: 'unauthorized access' }), {
    times: 2,
  });
  await advertise.click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You have been logged out. Log in again to go on where you were.');
  await expect(complaints(page)).toHaveCount(0);
  expect(await keptOfSession(page)).toEqual([]);

  await fillLogin(page, seller);
  await expect(heading(page, 'My Product')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myproduct\?from=poster$/);
  await advertise.click();
  await expectToast(page, 'advertise Successfully');
});

test('X7: whom the admin has deleted is signed out at the next call that is theirs alone', async ({
  page,
  browser,
  shop,
}) => {
  await logIn(page, seller);
  await page.goto('/dashboard/myproduct');
  const advertise = page.getByRole('button', { name: 'Advertise' }).first();
  await expect(advertise).toBeVisible();

  const [record] = await (await fetch(`${shop.api}/users?email=${seller.email}`)).json();
  const { accessToken } = await (await fetch(`${shop.api}/jwt?email=${admin.email}`)).json();
  const headers = { authorization: `bearer ${accessToken}` };
  expect((await fetch(`${shop.api}/users/${record._id}`, { method: 'DELETE', headers })).ok).toBe(true);

  await advertise.click();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You have been logged out. Log in again to go on where you were.');
  await fillLogin(page, seller);
  await expect(page.getByText('The shop has no account for this email')).toBeVisible();

  await test.step('the admin too, who deletes themselves in another window', async () => {
    const window = await browser.newContext();
    const theirs = await window.newPage();
    await theirs.goto(`${shop.url}/login`);
    await fillLogin(theirs, admin);
    await expectToast(theirs, 'Login Successfull');
    await theirs.goto(`${shop.url}/dashboard/allbuyers`);
    await expect(heading(theirs, 'All Buyers')).toBeVisible();
    const [own] = await (await fetch(`${shop.api}/users?email=${admin.email}`)).json();
    await fetch(`${shop.api}/users/${own._id}`, { method: 'DELETE', headers });
    await theirs.getByRole('row').getByRole('button', { name: 'Delete' }).first().click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(heading(theirs, 'Login')).toBeVisible();
    await window.close();
  });
});

test('whoever was here last has their page before the identity provider’s code has come, and is asked nothing', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const letGo = await hold(page, '**/assets/firebase-*.js');
  await page.goto('/dashboard/myorder');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/categories/1');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  const known = page.waitForResponse('**/accounts:lookup*');
  letGo();
  await known;
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Farhana Akter');
});

test('whose account is gone when the provider is asked is told so, and sees nothing of theirs any more', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.route('**/accounts:lookup?*', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND', errors: [] } } }),
  );
  await page.goto('/dashboard/myorder');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You have been logged out. Log in again to go on where you were.');
  expect(await keptOfSession(page)).toEqual([]);
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
});

test('A8: a logout in a second tab ends what the first was doing: nothing late is said, shown or kept', async ({
  page,
  context,
}) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const { asked, letGo } = await holdBack(page, '**/api/bookings');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Book Now' }).click();
  await page.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await page.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await asked;

  const second = await context.newPage();
  await second.goto('/');
  await logOut(second);
  await expect(page).toHaveURL(/\/login$/, soon);
  await expect(page.getByRole('alert')).toHaveText('You have been logged out. Log in again to go on where you were.');
  letGo();
  // What follows the answer follows at once: a whole login later, it would have been said.
  await fillLogin(page);
  await expect(heading(page, 'Honda')).toBeVisible();
  expect(toastsOf(page).join()).not.toContain('Booking successfull');
  await logOut(page);
  expect(await keptOfSession(page)).toEqual([]);
});

test('A9: what was asked for one person and is answered late is not shown to the next', async ({ page }) => {
  await logIn(page);
  const orders = await holdBack(page, `**/api/bookings?email=${encodeURIComponent(buyer.email)}`);
  const role = await holdBack(page, '**/api/allusers/buyer/*');
  await page.goto('/dashboard/myorder');
  await role.asked;
  role.letGo();
  await orders.asked;
  await logOut(page);
  // A logout leads home; whoever is quicker than that would type into a page that is about to go.
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await follow(page, 'Login');
  await fillLogin(page, seller);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await follow(page, 'Dashboard');
  orders.letGo();
  await expect(placesOffered(page)).toHaveText(['Dashboard', 'Add a Product', 'My Product']);
  await placesOffered(page).filter({ hasText: 'My Product' }).click();
  await expect(heading(page, 'My Product')).toBeVisible();
  await expect(page.getByText('Farhana Akter')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('A10: a page that the role may not see is nowhere to be led back to', async ({ page }) => {
  await page.goto('/dashboard/myorder?from=poster');
  await expect(heading(page, 'Login')).toBeVisible();
  await fillLogin(page, seller);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
});

test('S1: where the browser keeps nothing, a login lasts as long as the tab, and a line says so', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, store, { get: refuse });
    }
  });
  await logIn(page);
  const hint = page.getByText('Your browser keeps nothing for this shop. You stay logged in until you close this tab.');
  await expect(hint).toBeVisible();
  await follow(page, 'Dashboard');
  await placesOffered(page).filter({ hasText: 'My Orders' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page);
  await expect(hint).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(heading(page, 'Login')).toBeVisible();
});

test('S2: with storage full, a login works for the tab', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await logIn(page, seller);
  await follow(page, 'Dashboard');
  await placesOffered(page).filter({ hasText: 'My Product' }).click();
  await page.getByRole('button', { name: 'Advertise' }).first().click();
  await expectToast(page, 'advertise Successfully');
});

test('S3: what somebody else has left in storage is ignored and cleaned away', async ({ page }) => {
  await page.goto('/blogs');
  await page.evaluate(() => {
    window.localStorage.setItem('accessToken', 'x'.repeat(2 ** 20));
    window.localStorage.setItem('secondGear.tokenOwner', '__proto__');
    window.localStorage.setItem('secondGear.newcomers', '{"__proto__": {"polluted": true}}');
    window.localStorage.setItem('second-gear:theme', '{"v": 0}');
  });
  await page.goto('/dashboard/myorder');
  await expect(heading(page, 'Login')).toBeVisible();
  expect(await keptOfSession(page)).toEqual([]);
  await fillLogin(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('secondGear.newcomers'))).toBeNull();
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined();
});

test('S4: storage emptied in a second tab is a logout in the first', async ({ page, context }) => {
  await logIn(page);
  await openBrand(page, 'Honda');
  const second = await context.newPage();
  await second.goto('/blogs');
  // Sooner, it would take the emptied storage for its own and ask for a new token.
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

test('the focus goes to the heading of the page that a guard or a login has led to', async ({ page }) => {
  await page.goto('/categories/1');
  await expect(heading(page, 'Login')).toBeFocused();
  await fillLogin(page);
  await expect(heading(page, 'Honda')).toBeFocused();
  await logOut(page);
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
});

test('the way back from where a login has led to does not lead through the login page', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, buyer);
  await expectToast(page, 'Login Successfull');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('whoever is signed in and opens the login page sees no form flash by; a guest sees it at once', async ({
  page,
}) => {
  await logIn(page);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('input[type=password]')) document.documentElement.dataset.sawForm = 'yes';
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/login');
  await expect(heading(page, 'FIND THE RIGHT BIKE')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-form');
  await logOut(page);
  await page.goto('/login');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-saw-form');
});

test('whoever logs out where the identity provider’s code cannot be had is gone, and stays gone when it can', async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.route('**/assets/firebase-*.js', (route) => route.abort());
  await page.goto('/categories/1');
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  await logOut(page);
  expect(await keptOfSession(page)).toEqual([]);

  await page.unroute('**/assets/firebase-*.js');
  const fetched = page.waitForResponse('**/assets/firebase-*.js');
  await page.goto('/login');
  await fetched;
  await expect(heading(page, 'Login')).toBeVisible();
  await fillLogin(page, seller);
  await expectToast(page, 'Login Successfull');
  await expect(page.getByText('Rahim Uddin')).toBeVisible();
});
