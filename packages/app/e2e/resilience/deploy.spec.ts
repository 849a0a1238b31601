import type { Page } from '@playwright/test';
import { bookings } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { countLoads, expectToast, isAlive, logIn, openPlace } from '../support/steps.ts';

/** The part of the app that the payment page is, as a new deployment would have taken it away. */
const part = /\/assets\/Payment-[^/]*\.js$/;

const pay = (page: Page) => page.getByRole('link', { name: 'Pay Now' }).first().click();

const toldOfTheMissingPart = async (page: Page) => {
  await expect(page.getByText('Looks like our services are facing something wrong!!')).toBeVisible();
  await expect(
    page.getByText('A part of this page could not be loaded. Check your connection and try again.'),
  ).toBeVisible();
};

const absences = [
  ['is gone', { status: 404, contentType: 'application/json', body: '{"message":"Nothing is to be found here."}' }],
  ['is answered with a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }],
] as const;

for (const [what, answer] of absences) {
  test(`D1: a part of the app that ${what} is asked for once more, then told, and Logout leads on`, {
    tag: ['@R2.19', '@R8.27'],
  }, async ({ page }) => {
    await logIn(page);
    await openPlace(page, 'My Orders');
    const loads = countLoads(page);
    await page.route(part, (route) => route.fulfill(answer));
    await pay(page);
    await toldOfTheMissingPart(page);
    expect(loads(), 'reloaded once').toBe(1);
    await expect(page, 'where it was going').toHaveURL(/\/dashboard\/payment\//);

    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectToast(page, 'Logout successfull');
    await expect(page).toHaveURL(/\/login$/);
    expect(loads(), 'and no more').toBe(1);
  });
}

test('D1: a part of the app that is there again after a reload is shown, and nobody is told anything', async ({
  page,
}) => {
  await logIn(page);
  await openPlace(page, 'My Orders');
  const loads = countLoads(page);
  // Gone until the page itself is asked for anew: its head asks for the part at once, long before it has loaded.
  let isReloading = false;
  page.on('request', (request) => {
    isReloading ||= request.isNavigationRequest();
  });
  await page.route(part, (route) => (isReloading ? route.fallback() : route.fulfill({ status: 404 })));
  await pay(page);
  await expect(page.getByText('Payment for')).toBeVisible();
  expect(loads()).toBe(1);
});

test('D1: Try again asks for the part that is missing, and for the page itself where that does not help', async ({
  page,
}) => {
  await logIn(page);
  await openPlace(page, 'My Orders');
  const loads = countLoads(page);
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await pay(page);
  await toldOfTheMissingPart(page);
  expect(loads()).toBe(1);

  const again = page.getByRole('button', { name: 'Try again' });
  const loaded = page.waitForEvent('load');
  await again.click();
  await loaded;
  await toldOfTheMissingPart(page);
  expect(loads(), 'once more for the press').toBe(2);

  await page.unroute(part);
  await again.click();
  await expect(page.getByText('Payment for')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(loads(), 'the browser asks for what was not there').toBe(2);
});

test('D1: a part of the app that hangs is given up after 120 s, and words stand there until then', {
  tag: ['@R7.38'],
}, async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  await page.route(part, () => {});
  await page.goto(`/dashboard/payment/${bookings.unpaid._id}`, { waitUntil: 'commit' });
  const waiting = page.getByRole('progressbar', { name: 'Loading the page' });
  await isAlive(page);
  await expect(waiting).toBeVisible();
  const reloaded = page.waitForEvent('framenavigated');
  await page.clock.fastForward(119_000);
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(1_000);
  await reloaded;
  // The new page says so before its script has come, which is when it begins to count.
  await isAlive(page);
  await expect(waiting).toBeVisible();
  await page.clock.fastForward(120_000);
  await toldOfTheMissingPart(page);
});

test('D4: an unknown page says so and leads home', { tag: ['@R2.14', '@R2.15'] }, async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText("Sorry, we couldn't find this page.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
});
