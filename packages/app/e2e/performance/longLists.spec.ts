import type { Page } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { follow, hold, isAlive, logIn } from '../support/steps.ts';

/** A thousand Hondas, each with a number in its name. */
const thousand = Array.from({ length: 1_000 }, (_, at) => ({
  ...(at % 3 === 0 ? bikes.restored : bikes.available),
  _id: (at + 1).toString(16).padStart(24, '0'),
  bikeName: `Honda number ${at + 1}`,
}));

const openThousand = async (page: Page) => {
  await logIn(page);
  await page.route('**/api/categories/1', (route) => route.fulfill({ json: thousand }));
  await follow(page, 'Home');
  await page.getByRole('link', { name: 'See Products of Honda' }).click();
  await expect(page.getByRole('article', { name: 'Honda number 1', exact: true })).toBeVisible();
};

const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** The bikes in view, each with where its top is, in whole px. */
const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      return isInView ? [`${card.querySelector('h2')?.textContent} at ${Math.round(top)}`] : [];
    }),
  );

/** The same twice, a moment apart: nothing is still being drawn. */
const settled = async (page: Page): Promise<string[]> => {
  let seen: string[] = [];
  await expect(async () => {
    const before = seen;
    seen = await inView(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(before);
  }).toPass();
  return seen;
};

test('whoever loads a list anew is where they were, though it is drawn a few bikes at a time', async ({ page }) => {
  await logIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/categories/1');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Book Now', disabled: true })).toHaveCount(0);
  // What is below it comes after it, and must not carry it along.
  await page.getByRole('article').nth(21).scrollIntoViewIfNeeded();
  const before = await settled(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(async () => expect(await settled(page)).toEqual(before)).toPass({ timeout: 30_000 });

  // As are they who do so once more before any of it has come.
  const letGo = await hold(page, '**/api/categories/1');
  await page.reload({ waitUntil: 'commit' });
  await isAlive(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload({ waitUntil: 'commit' });
  letGo();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(async () => expect(await settled(page)).toEqual(before)).toPass({ timeout: 30_000 });

  // Whoever goes elsewhere meanwhile is not called back.
  await page.mouse.wheel(0, -400);
  const elsewhere = await settled(page);
  expect(elsewhere).not.toEqual(before);
});

test('Of a thousand bikes the page has few nodes, and whoever goes back is where they were', async ({ page }) => {
  await openThousand(page);
  expect(await nodes(page)).toBeLessThanOrEqual(900);

  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 700);
  await page.evaluate(() => window.scrollTo(0, 150_000));
  const before = await settled(page);
  expect(before[0]).toMatch(/^Honda number [1-9]\d\d at/);

  // A link of the page is not where they are: whoever follows one has scrolled to it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeAttached();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeAttached();
  expect(await settled(page)).toEqual(before);
  // The first photos are asked for at once; those that are not on the first screen when they come into view.
  const [first] = await page.getByRole('article').all();
  await expect(first?.getByRole('img').first() ?? page.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('On paper there is what was in view, and no empty sheets', async ({ page }) => {
  await openThousand(page);
  await page.evaluate(() => window.scrollTo(0, 100_000));
  const before = await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(20_000);
  await page.emulateMedia({ media: 'screen' });
  expect(before.length).toBeGreaterThan(0);
});
