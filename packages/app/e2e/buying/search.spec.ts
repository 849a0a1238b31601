import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { buyer, expectToast } from '../support/steps.ts';

const field = (page: Page) => page.getByLabel('Search bikes', { exact: true });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove: ${name}` });
const cards = (page: Page) => page.getByRole('article');
const foundText = (page: Page) => page.getByText(/^[\d,]+ bikes? found$/);
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();
/** The resale prices of the rendered cards in taka, in the order of the cards. */
const prices = async (page: Page) =>
  (await cards(page).allTextContents()).map((text) => Number(/Resale price\D*(\d+)/.exec(text)?.[1]));
/** The cards in the window, with the distances of their upper edges from the top of the window in px. */
const cardsInWindow = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => ({ name: card.querySelector('h2')?.textContent, ...card.getBoundingClientRect().toJSON() }))
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .map(({ name, top }) => ({ name, top })),
  );
/** Matches a card that is at the same place of the window, to within five pixels. */
const atSamePlace = ({ name, top }: { name: string | undefined; top: number }) => ({
  name,
  top: expect.closeTo(top, -1),
});
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('the URL contains the search query, and another browser shows the same result at the same URL', {
  tag: ['@R10.19', '@R10.20', '@R10.21'],
}, async ({ page, browser, app }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page);
  await page.goto('/bikes?nonsense=1&sort=sideways&brand=constructor');
  await expect(page).toHaveTitle('All bikes - Second Gear');
  const all = await foundText(page).textContent();

  await group(page, 'Brand').getByRole('checkbox', { name: 'Yamaha' }).check();
  await expect(page).toHaveURL(/\/bikes\?brand=2$/);
  await group(page, 'Price').getByRole('textbox', { name: 'To' }).fill('১.৫ লাখ');
  await expect(page).toHaveURL(/\/bikes\?brand=2&price=-150000$/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest price');
  await expect(page).toHaveURL(/\/bikes\?brand=2&price=-150000&sort=priceUp$/);
  await expect(page).toHaveTitle('Yamaha under 1,50,000 – All bikes - Second Gear');
  await expect(foundText(page)).not.toHaveText(all ?? '');
  // The URL changes at once, but a slow device first shows the cards in the old order, and then adds cards in steps.
  await expect(async () => {
    const shown = await prices(page);
    expect(await foundText(page).textContent()).toBe(`${shown.length} bikes found`);
    expect(shown[0]).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
  const found = await names(page);

  await test.step('Back restores the search query that the user had before the last change', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/bikes\?brand=2&price=-150000$/);
    await expect(chip(page, 'under 1,50,000')).toBeVisible();
    await page.goBack();
    await expect(chip(page, 'under 1,50,000')).toHaveCount(0);
    await expect(chip(page, 'Yamaha')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect.poll(() => names(page)).toEqual(found);
  });

  await test.step('typing a word adds only one history entry, and the search field loses no letter', async () => {
    await field(page).pressSequentially('rx');
    await expect(page).toHaveURL(/\/bikes\?q=rx&/);
    await field(page).pressSequentially(' 100');
    await expect(page).toHaveURL(/\/bikes\?q=rx\+100&/);
    await expect(field(page)).toHaveValue('rx 100');
    await page.goBack();
    await expect(field(page)).toHaveValue('');
    await expect.poll(() => names(page)).toEqual(found);
  });

  await test.step('another browser shows the same bikes in the same order', async () => {
    const url = page.url();
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 900 } });
    const other = await context.newPage();
    await signIn(other);
    await other.goto(url);
    await expect(chip(other, 'under 1,50,000')).toBeVisible();
    await expect.poll(() => names(other)).toEqual(found);
    await context.close();
  });
});

test('F115: Show more adds cards, Back, a reload and a link show as many again, and the paper has them', {
  tag: ['@R10.23', '@R10.23c'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/bikes?sort=priceUp');
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Show 24 more' }).press('Enter');
  await expect(page).toHaveURL(/\/bikes\?sort=priceUp&shown=48$/);
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
  const position = () => page.evaluate(() => window.scrollY);
  expect(await position()).toBeGreaterThan(4_000);
  let shown = await cardsInWindow(page);
  // The height of a card above the window is an estimate until the browser has laid the card out.
  const isStill = async () => {
    const before = JSON.stringify(shown);
    shown = await cardsInWindow(page);
    return JSON.stringify(shown) === before;
  };
  await expect.poll(isStill, { intervals: [500] }).toBe(true);

  await test.step('Back shows the same cards in the same place of the window', async () => {
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a')?.click());
    await expect(page).not.toHaveURL(/\/bikes/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(() => cardsInWindow(page)).toEqual(shown.map(atSamePlace));
  });
  await test.step('a reload does too', async () => {
    await page.reload();
    await expect(foundText(page)).toBeAttached();
    await expect.poll(() => cardsInWindow(page)).toEqual(shown.map(atSamePlace));
  });
  await test.step('a link does too', async () => {
    await page.goto('about:blank');
    await page.goto('/bikes?sort=priceUp&shown=48');
    await expect(cards(page)).toHaveCount(48);
  });
  await test.step('the paper has the shown cards, says how many these are, and has no tools', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText('48 of 75 bikes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show 24 more' })).toBeHidden();
    await expect(field(page)).toBeHidden();
    const edge = (await page.locator('main').boundingBox())?.x ?? Number.NaN;
    expect((await cards(page).first().boundingBox())?.x, 'no column for the filters').toBeLessThan(edge + 100);
  });
});

test('a user with only a keyboard logs in, searches and filters the bikes of a brand, and books one', {
  tag: ['@R10.27', '@R10.28'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/categories/1');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(3)).toBeVisible();
  const all = await cards(page).count();
  const opener = page.getByRole('button', { name: 'Search and filter' });
  await opener.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cb750');
  await expect(cards(page)).not.toHaveCount(all);
  await expect(page).toHaveURL(/\/categories\/1\?q=cb750$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');

  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByRole('group', { name: 'Brand' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Good' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page).toHaveURL(/\/categories\/1\?cond=Good$/);

  const bookNow = cards(page).first().getByRole('button', { name: 'Book Now' });
  // Book Now is disabled until the app knows the role of the user.
  await expect(bookNow).toBeEnabled();
  await bookNow.press('Enter');
  await expect(page.getByPlaceholder('Enter Your Phone Number')).toBeFocused();
  await page.keyboard.type('01711000123');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lalbagh, Dhaka');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Booking successfull');
  await expect(bookNow).toBeFocused();
});
