import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { countNavigations, expectHydrated, expectToast, fillLogin, followNavLink } from '../support/steps.ts';

test('a guest reads the home page, sends a message, reads the blogs, and logs in to open a category', {
  tag: ['@translated', '@R1.15', '@R2.11', '@R2.48', '@R2.58', '@R2.59'],
}, async ({ page }) => {
  await test.step('the sections of the home page are in the required order', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toContainText([
      'Tranding Now',
      'Top Bikes Brand',
      'Photo Gallery',
      'Our Business Summary',
      'Contact',
    ]);
  });

  await test.step('the contact form shows which field is missing, and sends the complete message', async () => {
    const contact = page.getByRole('region', { name: 'Contact' });
    // The contact form loads when the user first interacts with the page.
    await contact.scrollIntoViewIfNeeded();
    await contact.getByRole('button', { name: 'Send' }).click();
    await expect(contact.getByText('Name is required')).toBeVisible();
    const fields = { Name: 'Tahmid Rahman', Email: 'tahmid@example.com', Message: 'Is the RX 100 still there?' };
    for (const [label, value] of Object.entries(fields)) {
      await contact.getByRole('textbox', { name: label }).fill(value);
    }
    const requests: string[] = [];
    // The test does not count images, because an image further down the page may still be loading.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    await contact.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Message sent');
    for (const label of Object.keys(fields)) {
      await expect(contact.getByRole('textbox', { name: label })).toHaveValue('');
    }
    expect(requests, 'the contact form sends no request').toEqual([]);
  });

  await test.step('the guest reads the blogs', async () => {
    await followNavLink(page, 'Blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveTitle(/Blogs.*Second Gear/);
  });

  await test.step('the guest opens a category, logs in, and sees the category', async () => {
    await followNavLink(page, 'Home');
    await page.getByRole('link', { name: 'See Products of Yamaha' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page);
    await expect(page).toHaveURL(/\/categories\/2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Yamaha' })).toBeVisible();
  });
});

test('the app prefetches a page when the pointer is over its link', async ({ page }) => {
  await page.goto('/login');
  const pageChunk = page.waitForRequest(/\/assets\/SignUp-[^/]*\.js$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).hover();
  await pageChunk;
  await expect(page).toHaveURL(/\/login$/);
});

test('the document has the title of the home page when the user opens the home page from another page', async ({
  page,
}) => {
  for (const path of ['/blogs', '/nowhere', '/login']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ - Second Gear/);
    await followNavLink(page, 'Home');
    await expect(page, path).toHaveTitle('Second Gear');
  }
});

test('N1: the home page stays usable when the user goes offline, and loads its missing parts when the user is online again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectHydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectToast(page, /^You are offline, and this has not been loaded here before\./);
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');

  await context.setOffline(false);
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(contact.getByRole('alert')).toHaveCount(0);
});

test('D1: the page and its scroll position stay when the contact form cannot be loaded, and Try again loads the form', async ({
  page,
}) => {
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
  expect(navigations(), 'the page was never reloaded').toBe(1);
});

test('D1: the page stays and shows an error when the chunk of the menu cannot be loaded, and the next press opens the menu', async ({
  page,
}) => {
  const menuChunk = '**/assets/MobileMenu-*.js';
  const navigations = countNavigations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(menuChunk, (route) => route.abort());
  await page.goto('/blogs');
  await expectHydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectToast(page, 'This could not be loaded. Check your connection and try again, or reload the page.');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();

  await page.unroute(menuChunk);
  await menu.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
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

test('a page that is opened by its URL starts at its top, and Back restores the scroll position of the previous page', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await scrollTo(page, 900);
  await page.goto('/blogs');
  await expectHydrated(page);
  expect(await scrollPositionOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPositionOf(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollPositionOf(page)).toBe(900);

  // The test opens the home page a second time, in a new history entry, at its top. The first history entry of the home
  // page must keep its own scroll position.
  await page.goto('/blogs');
  await expectHydrated(page);
  await page.goto('/');
  await expectHydrated(page);
  await page.goBack();
  await expectHydrated(page);
  await page.goBack();
  await expect.poll(() => scrollPositionOf(page)).toBe(900);
});

test('the page does not return to its top when the user has reloaded it there and then scrolls without an input event', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.reload();
  await expectHydrated(page);
  // A screen reader scrolls without an input event. The page then grows, as when one of its parts is rendered later.
  const position = await page.evaluate(async () => {
    const nextFrame = () => new Promise(window.requestAnimationFrame);
    window.scrollTo({ top: 600, behavior: 'instant' });
    document.body.style.paddingBlockEnd = '100px';
    await nextFrame();
    await nextFrame();
    return window.scrollY;
  });
  expect(position).toBe(600);
  await page.reload();
  await expect.poll(() => scrollPositionOf(page)).toBe(600);
});

test('a link with a hash scrolls to its target on the same page, and Back restores the previous scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  await scrollTo(page, 500);
  await page.goto('/#brands');
  await expect(page.getByRole('heading', { name: 'Top Bikes Brand' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollPositionOf(page)).toBe(500);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

  // The same must work on a page that the user has opened with a link of the app.
  await followNavLink(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await scrollTo(page, 300);
  await page.goto('/blogs#main');
  await expect.poll(() => scrollPositionOf(page)).not.toBe(300);
  await page.goBack();
  await expect.poll(() => scrollPositionOf(page)).toBe(300);
});

test('N1: the browser loads images that it could not load offline when it is online again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  const categoryLinks = page.getByRole('region', { name: 'Top Bikes Brand' });
  await expect(categoryLinks.getByRole('heading', { name: 'Honda' })).toBeVisible();
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  const areImagesLoaded = (section: Locator) =>
    section
      .getByRole('img', { includeHidden: true })
      .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await context.setOffline(true);
  await categoryLinks.scrollIntoViewIfNeeded();
  await expect(categoryLinks.getByText('No photo')).toHaveCount(3);
  await gallery.scrollIntoViewIfNeeded();
  await expect.poll(() => areImagesLoaded(gallery)).toBe(false);

  await context.setOffline(false);
  await expect.poll(() => areImagesLoaded(gallery)).toBe(true);
  await categoryLinks.scrollIntoViewIfNeeded();
  await expect(categoryLinks.getByText('No photo')).toHaveCount(0);
});

test('a link to the current page adds no history entry', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await followNavLink(page, 'Blogs');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Blogs');
  await followNavLink(page, 'Blogs');
  await followNavLink(page, 'Blogs');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();

  const toBrands = page.getByRole('link', { name: 'See Products', exact: true });
  for (let press = 0; press < 3; press += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await toBrands.click();
    await expect(page.getByRole('region', { name: 'Top Bikes Brand' })).toBeFocused();
  }
  await expect(page).toHaveURL(/\/#brands$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
