import type { Page } from '@playwright/test';
import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectHydrated, holdRequests } from '../support/steps.ts';

/** A list of 1,000 Hondas. Each has a number in its name. */
const thousandBikes = Array.from({ length: 1_000 }, (_, index) => ({
  ...(index % 3 === 0 ? bikes.restored : bikes.available),
  _id: (index + 1).toString(16).padStart(24, '0'),
  bikeName: `Honda number ${index + 1}`,
}));

const openThousandBikes = async (page: Page) => {
  await signIn(page);
  await page.route('**/api/categories/1', (route) => route.fulfill({ json: thousandBikes }));
  await page.goto('/');
  await page.getByRole('link', { name: 'See Products of Honda' }).click();
  await expect(page.getByRole('article', { name: 'Honda number 1', exact: true })).toBeVisible();
};

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Returns the bikes in the viewport, each with the position of its top edge in whole px. */
const inView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight;
      return isInView ? [`${card.querySelector('h2')?.textContent} at ${Math.round(top)}`] : [];
    }),
  );

/**
 * Returns the bikes in the viewport after rendering has finished. It has finished when two measurements give the same
 * result.
 */
const settledInView = async (page: Page): Promise<string[]> => {
  let visible: string[] = [];
  await expect(async () => {
    const before = visible;
    visible = await inView(page);
    expect(visible.length).toBeGreaterThan(0);
    expect(visible).toEqual(before);
  }).toPass();
  return visible;
};

test('a list has the same scroll position after a reload, although the app renders its cards in several steps', async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/categories/1');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page.getByRole('button', { name: 'Book Now', disabled: true })).toHaveCount(0);
  // The test scrolls close to the end of the list. There it would notice if the footer, which is rendered later,
  // changed the scroll position.
  await page.getByRole('article').nth(21).scrollIntoViewIfNeeded();
  const before = await settledInView(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(async () => expect(await settledInView(page)).toEqual(before)).toPass({ timeout: 30_000 });

  // The list must also have the same scroll position when the user reloads twice, the second time before the list has
  // loaded.
  const release = await holdRequests(page, '**/api/categories/1');
  await page.reload({ waitUntil: 'commit' });
  await expectHydrated(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.reload({ waitUntil: 'commit' });
  release();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(async () => expect(await settledInView(page)).toEqual(before)).toPass({ timeout: 30_000 });

  // After the user has scrolled, the app must not restore the old position again.
  await page.mouse.wheel(0, -400);
  const afterScroll = await settledInView(page);
  expect(afterScroll).not.toEqual(before);
});

test('a list of 1,000 bikes renders few elements, and has the same scroll position after Back and Forward', async ({
  page,
}) => {
  await openThousandBikes(page);
  expect(await countElements(page)).toBeLessThanOrEqual(900);

  for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, 700);
  await page.evaluate(() => window.scrollTo(0, 150_000));
  const before = await settledInView(page);
  expect(before[0]).toMatch(/^Honda number [1-9]\d\d at/);

  // The test leaves the list with Back and returns with Forward. It does not click a link, because Playwright would
  // first scroll to the link and so change the scroll position.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeAttached();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeAttached();
  expect(await settledInView(page)).toEqual(before);
  // Images in the first viewport must have a high priority. The browser requests all other images only when the user
  // scrolls to them.
  const [first] = await page.getByRole('article').all();
  await expect(first?.getByRole('img').first() ?? page.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('F115: a long list is printed completely, in the light theme and without what only a screen needs, and stays where it is on the screen', async ({
  page,
}) => {
  await openThousandBikes(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    window.scrollTo(0, 100_000);
  });
  const before = await settledInView(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(1_000);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(33, 28, 23)');
  await page.emulateMedia({ media: 'screen' });
  expect(await settledInView(page)).toEqual(before);
});
