import { bikes, bookings } from '@second-gear/fixtures';
import { expect, test } from '../support/appServer.ts';
import { signIn } from '../support/signIn.ts';
import { expectToast, holdRequests, payWithCard } from '../support/steps.ts';

/** The number of pages of a PDF that Chromium has written. */
const countPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('P8, P10: an order is not confirmed until its payment is recorded, and then has a receipt for one page of paper', {
  tag: ['@R2.33b', '@R13.21', '@R13.26', '@R13.27', '@R13.28', '@R13.29'],
}, async ({ page, app }) => {
  const { _id: id } = bookings.unpaid;
  const payment = `/dashboard/payment/${id}`;
  await signIn(page);
  const release = await holdRequests(page, '**/api/payments');
  await page.goto(payment);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Your card was charged. Saving the payment…')).toBeVisible();

  await page.goto('/dashboard/myorder');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${payment}"]`) });
  await expect(card).toContainText('Payment not confirmed yet');
  await expect(card.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);

  // Another tab must not offer a second payment either.
  const receipt = `/dashboard/receipt/${id}`;
  const other = await page.context().newPage();
  await other.goto(receipt);
  await expect(other.getByText('No payment is recorded for this order, so it has no receipt.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
  await other.close();
  release();
  await expectToast(page, 'Payment Success');

  await page.locator(`a[href$="${receipt}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const [charge] = await app.ledger();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(charge?.intentId ?? 'no charge');
  await expect(sheet).toContainText(bikes.booked.sellerName);
  await expect(sheet).toContainText('Paid on');

  for (const url of [receipt, `/bn${receipt}`]) {
    await page.goto(url);
    await expect(sheet).toContainText(charge?.intentId ?? 'no charge');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
