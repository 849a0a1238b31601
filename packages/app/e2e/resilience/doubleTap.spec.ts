import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast } from '../support/steps.ts';

test('a double tap opens the booking dialog, and several taps on its last button send one booking', {
  tag: ['@R2.19b', '@R8.07'],
}, async ({ page }) => {
  const bookings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/bookings')) bookings.push(request.url());
  });
  // The dialog fades out, so its button can still be pressed after the response.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page);
  await page.goto('/categories/1');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Book Now' }).dblclick({ delay: 50 });
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Enter Your Phone Number').fill('01711000123');
  await dialog.getByPlaceholder('Enter Meeting Location').fill('Dhanmondi 27, Dhaka');
  const { x, y } = (await dialog.getByRole('button', { name: 'Add to cart' }).boundingBox()) ?? { x: 0, y: 0 };
  while (await dialog.isVisible()) await page.mouse.click(x + 20, y + 20);
  await expectToast(page, /Booking successfull.*My Orders/);
  expect(bookings).toHaveLength(1);
});

test('the second tap of a double tap does not follow the link that the first tap has uncovered', {
  tag: ['@R2.19b'],
}, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  // A button over a link, which removes itself, as the last button of a dialog does.
  await page.evaluate(() => {
    const place = 'position: fixed; inset: 40% 20%; z-index: 99; display: block';
    const link = Object.assign(document.createElement('a'), { href: '/blogs', textContent: 'Blogs', style: place });
    const open = () => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Close', style: place });
      button.addEventListener('click', () => button.remove());
      document.body.append(button);
    };
    const taps: number[] = [];
    window.addEventListener('pointerup', ({ timeStamp }) => taps.push(timeStamp));
    document.body.append(link);
    Object.assign(window, { open, taps });
  });
  // On a busy machine the two clicks may be further apart than those of a user.
  await expect(async () => {
    await page.evaluate('taps.length = 0; open()');
    await page.mouse.dblclick(640, 400, { delay: 50 });
    const [first = 0, second = 0] = await page.evaluate<number[]>('taps');
    expect(second - first).toBeLessThan(400);
    expect(second - first).toBeGreaterThan(40);
  }).toPass();
  await expect(page).toHaveURL(/\/login$/);
  await page.locator('body > a').press('Enter');
  await expect(page).toHaveURL(/\/blogs$/);
});
