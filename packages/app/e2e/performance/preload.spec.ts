import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { hold, logIn } from '../support/steps.ts';

/** What a page asks for in its head, before the shop's script has come. */

/** The calls of the table that are made from now on, as '/categories/1'; the page before is gone, with what it was still to ask. */
const listen = async (page: Page) => {
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api(\/[^_?]*)/.exec(new URL(request.url()).pathname) ?? [];
    if (call) asked.push(call);
  });
  return asked;
};

const buyer = '/allusers/buyer/buyer%40secondgear.test';
const bike = (page: Page) => page.getByRole('article').filter({ hasText: 'Honda CG125' }).first();
const isOfBikes = (call: string) => call.startsWith('/categories');

test('a list of bikes is asked for before the script has come, and once', async ({ page }) => {
  await logIn(page);
  const asked = await listen(page);
  const letGo = await hold(page, '**/assets/index-*.js');
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect.poll(() => [...asked].sort()).toEqual([buyer, '/categories', '/categories/1']);
  letGo();
  await expect(bike(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeEnabled();
  // The buyer's bookings say which bikes are booked; they are read once it is known who looks.
  await expect.poll(() => [...asked].sort()).toEqual([buyer, '/bookings', '/categories', '/categories/1']);
});

test('the first picture is asked for as soon as the list is there, and once', async ({ page }) => {
  await logIn(page);
  // With what the page before is still to ask.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pictures/')) asked.push(pathname);
  });
  const letGo = await hold(page, '**/assets/index-*.js');
  await page.goto('/categories/1', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const [first = ''] = asked;
  letGo();
  await expect(bike(page)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('img')).toHaveAttribute('src', new RegExp(`${first}$`));
  expect(asked.filter((one) => one === first)).toHaveLength(1);
});

test('where it could not be had so early, it is asked for anew', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/categories/1', (route) => route.abort(), { times: 1 });
  await page.goto('/categories/1');
  await expect(bike(page)).toBeVisible();
});

test('nothing is asked for a guest, who is to log in first', async ({ page }) => {
  const asked = await listen(page);
  await page.goto('/categories/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(asked.filter(isOfBikes)).toEqual([]);
});
