import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import {
  expectToast,
  fillLogin,
  holdRequests,
  logIn,
  openCategory,
  reportBike,
  signInWithGoogle,
} from '../support/steps.ts';

const pathOf = ({ category_id, _id }: { category_id: string; _id: string }) =>
  `/categories/${category_id}/bikes/${_id}`;

test('a buyer opens a bike from the list, zooms the photo, contacts the seller, shares, reports and books the bike, and Back shows the same position of the list', {
  tag: ['@R10.31', '@R10.33', '@R10.33b', '@R10.37', '@R10.38', '@R10.40', '@R10.45', '@R10.46', '@R10.48', '@R10.23b'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page);
  await openCategory(page, 'Honda');
  const link = page.getByRole('link', { name: 'Honda CD 70' }).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await link.click();

  const heading = page.getByRole('heading', { level: 1, name: 'Honda CD 70' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Honda CD 70 - Second Gear');
  const url = page.url();
  expect(new URL(url).pathname).toBe(pathOf(bikes.inFairCondition));

  const enlarge = page.getByRole('button', { name: 'Enlarge the photo: Honda CD 70, side view' });
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Honda CD 70, side view' })).toBeVisible();
  await page.keyboard.press('+');
  await expect(page.getByRole('status').filter({ hasText: '150 %' })).toBeVisible();
  await page.keyboard.press('0');
  await expect(page.getByRole('status').filter({ hasText: '100 %' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Honda CD 70, side view' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(enlarge).toBeFocused();

  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801819000316');
  const whatsApp = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(whatsApp.pathname).toBe('/8801819000316');
  expect(whatsApp.searchParams.get('text')).toContain(url);

  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Honda CD 70, 1998, 78000 BDT\n${url}`);

  await reportBike(page);

  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Honda CD 70' });
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expectToast(page, 'Booking successfull');
  await expect(page.getByText('You booked this bike.')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(link).toBeFocused();
});

test('a guest who opens a shared link of a bike sees the login page, and the bike page after the login', {
  tag: ['@R10.30'],
}, async ({ page }) => {
  await page.goto(pathOf(bikes.available));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to see this bike')).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf(bikes.available));
});

test('F10: the bike page says that a bike is sold or removed, and suggests other bikes of the same brand', {
  tag: ['@R10.39', '@R10.47'],
}, async ({ page }) => {
  await signInWithGoogle(page);
  await page.goto(pathOf(bikes.soldOut));
  await expect(page.getByText('This bike is sold.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Similar bikes' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();

  await page.goto(`/categories/1/bikes/${'f'.repeat(24)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
  await page
    .getByRole('region', { name: 'More bikes of Honda' })
    .getByRole('link', { name: 'Honda CG125' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();

  for (const id of ['77', '__proto__', 'constructor']) {
    await page.goto(`/categories/${id}/bikes/${bikes.available._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All bikes', exact: true })).toBeVisible();
  }
});

test.describe('without a service worker', () => {
  test.use({ hasServiceWorker: false });

  test('F10: the bike page suggests only bikes of the same brand when the bike is removed while its page is open', {
    tag: ['@R10.47'],
  }, async ({ page }) => {
    const [yamaha] = Object.values(bikes).filter(({ category_id, soldOut }) => category_id === '2' && !soldOut);
    if (!yamaha) throw new Error('There is no Yamaha for sale');
    await logIn(page);
    await page.goto(pathOf(yamaha));
    // The page requests the lists of the other brands only after it has shown the bike, so the test waits for the
    // similar bikes of these brands.
    await expect(page.getByRole('region', { name: 'Similar bikes' })).toBeVisible();
    await expect.poll(() => page.getByRole('button', { name: 'Book Now' }).isEnabled()).toBe(true);
    await page.route('**/api/categories/2', async (route) => {
      const response = await route.fetch();
      const listed: { _id: string }[] = await response.json();
      await route.fulfill({ response, json: listed.filter(({ _id }) => _id !== yamaha._id) });
    });
    // After a booking, the app reads the list of the category again. The list no longer contains the bike.
    await page.getByRole('button', { name: 'Book Now' }).click();
    await page.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
    await page.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
    const links = page.getByRole('region', { name: 'More bikes of Yamaha' }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/categories\/2\//);
  });

  test('F11, F13, F14: the bike page shows the bike when its photo and the lists of other brands cannot be loaded, and the clipboard is blocked', {
    tag: ['@R10.49'],
  }, async ({ page }) => {
    await logIn(page);
    await page.route('**/*.svg*', (route) => route.abort());
    const release = await holdRequests(page, '**/api/categories/2');
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(pathOf(bikes.available));
    await expect(page.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar bikes' })).toBeVisible();
    await expect(page.getByText('No photo').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Enlarge/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Share' }).click();
    await expectToast(page, 'The link could not be copied. Copy it from the address bar.');
    release();
    await expect(
      page.getByRole('region', { name: 'More from this seller' }).getByRole('link', { name: 'Yamaha RX 100' }),
    ).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the photo is zoomed when the user double-taps it', { tag: ['@R10.34'] }, async ({ page }) => {
    await logIn(page);
    await page.goto(pathOf(bikes.available));
    await page.getByRole('button', { name: /^Enlarge the photo/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Honda CG125, side view' });
    await expect(dialog).toBeVisible();
    // On a slow machine, two taps may be too far apart to be a double tap.
    await expect(async () => {
      for (const _ of [1, 2]) await page.touchscreen.tap(200, 300);
      await expect(dialog.getByRole('status')).toHaveText('200 %', { timeout: 1000 });
    }).toPass();
  });
});
