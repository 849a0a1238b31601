import { bikes } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast, holdRequests, openCategory, reportBike, seller } from '../support/steps.ts';

const pathOf = ({ category_id, _id }: { category_id: string; _id: string }) =>
  `/categories/${category_id}/bikes/${_id}`;

test('a buyer opens a bike from the list, zooms the photo, contacts the seller, shares, reports and books the bike, and Back shows the same position of the list', {
  tag: ['@R10.31', '@R10.33', '@R10.33b', '@R10.37', '@R10.38', '@R10.40', '@R10.45', '@R10.46', '@R10.48', '@R10.23b'],
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
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
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'Link copied');
  await page.keyboard.press('Escape');
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

test('F10, F11, F13, F14: the bike page says that a bike is sold or removed, and shows a bike when its photo and other lists cannot be loaded, and the clipboard is blocked', {
  tag: ['@R10.39', '@R10.47', '@R10.49'],
}, async ({ page }) => {
  // The demo buyer has bought the sold bike, so another user opens it.
  await signIn(page, seller);
  await page.goto(pathOf(bikes.soldOut));
  await expect(page.getByText('This bike has been sold.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Similar bikes' }).getByRole('link').first()).toBeVisible();

  await page.goto(`/categories/1/bikes/${'f'.repeat(24)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
  const others = page.getByRole('region', { name: 'More Honda bikes' });
  await others.getByRole('link', { name: 'Honda CG125' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();

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
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expectToast(page, 'The link could not be copied. Select the text and copy it.');
  await page.keyboard.press('Escape');
  release();
  await expect(
    page.getByRole('region', { name: 'Your other bikes' }).getByRole('link', { name: 'Yamaha RX 100' }),
  ).toBeVisible();
});
