import type { Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { countNavigations, expectHydrated, expectToast, followNavLink } from '../support/steps.ts';

test('D1: the page and its scroll position stay when the contact form cannot be loaded, the next press loads it, and the form sends no request', {
  tag: ['@R2.59'],
}, async ({ page }) => {
  const formChunk = '**/assets/ContactForm-*.js';
  const navigations = countNavigations(page);
  await page.route(formChunk, (route) => route.abort());
  await page.goto('/');
  await expectHydrated(page);
  await page.keyboard.press('Shift');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  expect(navigations()).toBe(1);

  const again = contact.getByRole('button', { name: 'Try again' });
  await again.scrollIntoViewIfNeeded();
  const secondRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/ContactForm-'));
  await again.click();
  await secondRequest;
  await expect(again).toBeInViewport();

  await page.unroute(formChunk);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(contact, 'the focus is in the form that the user requested').toBeFocused();

  for (const [name, text] of Object.entries({ Name: 'Tahmid', Email: 'tahmid@example.com', Message: 'Still there?' }))
    await contact.getByRole('textbox', { name }).fill(text);
  const requests: string[] = [];
  page.on('request', (request) => request.resourceType() !== 'image' && requests.push(request.url()));
  await contact.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Message sent');
  expect(requests).toEqual([]);

  expect(navigations(), 'the page was never reloaded').toBe(1);
});

const scrollPositionOf = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Scrolls to a position, and waits for the `scroll` event: the app saves the position at this event, and a real user
 * acts only after it.
 */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );

test('each history entry keeps its scroll position, and a link to the current page adds no entry', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);

  await test.step('Back and a reload restore the position, and a new page starts at its top', async () => {
    await scrollTo(page, 900);
    await page.goto('/blogs');
    await expectHydrated(page);
    expect(await scrollPositionOf(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrollPositionOf(page)).toBe(900);
    await page.reload();
    await expect.poll(() => scrollPositionOf(page)).toBe(900);
    await expectHydrated(page);
  });

  await test.step('a link with a hash scrolls to its target, and Back restores the position', async () => {
    await page.goto('/#brands');
    await expect(page.getByRole('heading', { name: 'Top Bikes Brand' })).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrollPositionOf(page)).toBe(900);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });

  await test.step('a link to the current page adds no history entry', async () => {
    await page.goto('/');
    await expectHydrated(page);
    await followNavLink(page, 'Blogs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
    await expect(page).toHaveTitle('Blogs - Second Gear');
    await followNavLink(page, 'Blogs');
    await followNavLink(page, 'Blogs');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    await expect(page).toHaveTitle('Second Gear');
  });
});
