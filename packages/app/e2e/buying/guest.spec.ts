import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/appServer.ts';
import { countLoads, expectToast, fillLogin, follow, isAlive } from '../support/steps.ts';

test("a guest's tour: the home page, a message, the blogs, and a brand that wants a login first", {
  tag: ['@translated', '@R1.15', '@R2.11', '@R2.48', '@R2.58', '@R2.59'],
}, async ({ page }) => {
  await test.step('reads the home page in its order', async () => {
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

  await test.step('is asked for what is missing from a message, and sends it', async () => {
    const contact = page.getByRole('region', { name: 'Contact' });
    // It comes when somebody moves on the page.
    await contact.scrollIntoViewIfNeeded();
    await contact.getByRole('button', { name: 'Send' }).click();
    await expect(contact.getByText('Name is required')).toBeVisible();
    const answers = { Name: 'Tahmid Rahman', Email: 'tahmid@example.com', Message: 'Is the RX 100 still there?' };
    for (const [question, answer] of Object.entries(answers)) {
      await contact.getByRole('textbox', { name: question }).fill(answer);
    }
    const asked: string[] = [];
    // A picture further down may still be on its way.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') asked.push(request.url());
    });
    await contact.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Message sent');
    for (const question of Object.keys(answers)) {
      await expect(contact.getByRole('textbox', { name: question })).toHaveValue('');
    }
    expect(asked, 'spec §2: no server call').toEqual([]);
  });

  await test.step('reads the blogs', async () => {
    await follow(page, 'Blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page).toHaveTitle(/Blogs.*Second Gear/);
  });

  await test.step('follows a brand, logs in, and is there', async () => {
    await follow(page, 'Home');
    await page.getByRole('link', { name: 'See Products of Yamaha' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await fillLogin(page);
    await expect(page).toHaveURL(/\/categories\/2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Yamaha' })).toBeVisible();
  });
});

test('the next page is fetched when a mouse comes over its link, and shown at once', async ({ page }) => {
  await page.goto('/login');
  const fetched = page.waitForRequest(/\/assets\/SignUp-[^/]*\.js$/);
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).hover();
  await fetched;
  await expect(page).toHaveURL(/\/login$/);
});

for (const [where, path] of [
  ['the blogs', '/blogs'],
  ['a page that there is none of', '/nowhere'],
  ['the login page', '/login'],
] as const) {
  test(`the home page has its own title for whoever comes from ${where}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ - Second Gear/);
    await follow(page, 'Home');
    await expect(page).toHaveTitle('Second Gear');
  });
}

test('N1: whoever moves on the home page without a line keeps it; what had not come says so in its place, and comes with the line', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await isAlive(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectToast(page, /^You are offline, and this has not been opened here before\./);
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');

  await context.setOffline(false);
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(contact.getByRole('alert')).toHaveCount(0);
});

test('D1: a contact form that does not come costs nobody the page that they read; who asks for it again keeps their place', async ({
  page,
}) => {
  const form = '**/assets/ContactForm-*.js';
  const loads = countLoads(page);
  await page.route(form, (route) => route.abort());
  await page.goto('/');
  await isAlive(page);
  await page.keyboard.press('Shift');
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('alert')).toContainText('The contact form did not load');
  await expect(page.getByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  expect(loads()).toBe(1);

  // A shop that was put up anew has other files than the page that is open.
  const again = contact.getByRole('button', { name: 'Try again' });
  await again.scrollIntoViewIfNeeded();
  const isLoadedAnew = page.waitForEvent('load');
  await again.click();
  await isLoadedAnew;
  await expect(again).toBeInViewport();
  expect(loads()).toBe(2);

  await page.unroute(form);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(contact.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(contact, 'the focus is where it was asked for').toBeFocused();
  expect(loads()).toBe(2);
});

test('D1: a menu that does not come costs one reload, and then nobody the page; it opens once it can', async ({
  page,
}) => {
  const sheet = '**/assets/Sheet-*.js';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(sheet, (route) => route.abort());
  await page.goto('/blogs');
  await isAlive(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expectToast(page, 'Second Gear was loaded anew. Please try that again.');
  await isAlive(page);
  await menu.click();
  await expectToast(page, 'A part of this page could not be loaded. Check your connection and try again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();

  await page.unroute(sheet);
  await menu.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
});

const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits until the page has been told: a reader cannot go on sooner. */
const scrollTo = (page: Page, place: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    place,
  );

test('a page that is opened by its address begins at its top, wherever another one was left; Back finds that there', async ({
  page,
}) => {
  await page.goto('/');
  await isAlive(page);
  await scrollTo(page, 900);
  await page.goto('/blogs');
  await isAlive(page);
  expect(await placeOf(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(900);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(900);

  // The same page once more, and left at its top.
  await page.goto('/blogs');
  await page.goto('/');
  await isAlive(page);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(900);
});

test('an address that marks a place on the page that is open leads there; Back leads to where one was', async ({
  page,
}) => {
  await page.goto('/');
  await isAlive(page);
  await scrollTo(page, 500);
  await page.goto('/#brands');
  await expect(page.getByRole('heading', { name: 'Top Bikes Brand' })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(500);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

  // So it is on a page that was come to by a link of the shop.
  await follow(page, 'Blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await scrollTo(page, 300);
  await page.goto('/blogs#main');
  await expect.poll(() => placeOf(page)).not.toBe(300);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(300);
});

test('N1: pictures that did not come without a line come when it is back', async ({ page, context }) => {
  await page.goto('/');
  await isAlive(page);
  const doors = page.getByRole('region', { name: 'Top Bikes Brand' });
  await expect(doors.getByRole('heading', { name: 'Honda' })).toBeVisible();
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  const areThere = (place: Locator) =>
    place
      .getByRole('img', { includeHidden: true })
      .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
  await context.setOffline(true);
  await doors.scrollIntoViewIfNeeded();
  await expect(doors.getByText('No photo')).toHaveCount(3);
  await gallery.scrollIntoViewIfNeeded();
  await expect.poll(() => areThere(gallery)).toBe(false);

  await context.setOffline(false);
  await expect.poll(() => areThere(gallery)).toBe(true);
  await doors.scrollIntoViewIfNeeded();
  await expect(doors.getByText('No photo')).toHaveCount(0);
});

test('a link to the page where one already is leaves nothing behind to go back to', async ({ page }) => {
  await page.goto('/');
  await isAlive(page);
  await follow(page, 'Blogs');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Blogs');
  await follow(page, 'Blogs');
  await follow(page, 'Blogs');
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
