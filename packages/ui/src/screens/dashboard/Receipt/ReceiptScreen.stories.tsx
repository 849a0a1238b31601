import { bookings } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { ReceiptScreen } from './ReceiptScreen.tsx';

const booking = bookings.paid;
const onPrint = fn();

const args: ComponentProps<typeof ReceiptScreen> = {
  order: { state: 'ready', data: booking },
  seller: { state: 'ready', data: { name: 'Rahim Uddin', phone: '01711000101', categoryId: '2', isSold: true } },
  paidAt: new Date(2026, 9, 26, 10).getTime(),
  url: `https://secondgear.example/dashboard/receipt/${booking._id}`,
  ordersHref: '/dashboard/myorder',
  onPrint,
};

const meta = preview.meta({
  component: ReceiptScreen,
  args,
  parameters: inScreenLayout(`/dashboard/receipt/${booking._id}`, 'buyer'),
});

const detailsOf = (canvas: { getAllByRole(role: string): HTMLElement[] }) =>
  canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const Default = meta.story({
  tags: ['R13.26', 'R13.26c', 'R13.26d', 'R13.28'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: booking.bikeName })).toHaveTextContent(
      `${booking.resaleValue} BDT`,
    );
    await expect(detailsOf(canvas)).toEqual([
      ['Transaction ID', booking.transactionId],
      ['Paid on', '2026-10-26'],
      ['Buyer', booking.userName],
      ['Seller', 'Rahim Uddin01711000101'],
      ['Your phone', booking.phone],
      ['Meeting location', booking.location],
      ['Booked on', '2026-10-24'],
    ]);
    await expect(canvas.getByRole('link', { name: '01711000101' })).toHaveAttribute('href', 'tel:+8801711000101');
    await expect(canvas.getByText('01711000101')).toHaveStyle({ textDecorationLine: 'underline' });
    await expect(canvas.getByRole('link', { name: 'Call the seller' })).toHaveAttribute('href', 'tel:+8801711000101');
    await expect(canvas.getByRole('link', { name: 'Call the seller' })).toHaveAttribute('data-variant', 'action');
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(onPrint).toHaveBeenCalledTimes(1);
  },
});

/** On a wide screen the main action is to print. */
export const Wide = meta.story({
  tags: ['R13.26d'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveAttribute('data-variant', 'action');
    await expect(canvas.queryByRole('link', { name: 'Call the seller' })).toBeNull();
  },
});

/** The browsers of other apps do not print. */
export const CannotPrint = meta.story({
  tags: ['F116'],
  args: { otherBrowser: { chromeUrl: 'intent://shop.example#Intent;end', onCopyLink: async () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Printing does not work here\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in Chrome' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});

/** What neither the server nor this device knows is left out. */
export const PaidElsewhere = meta.story({
  tags: ['R13.26b', 'R13.28'],
  args: {
    isDemo: true,
    order: { state: 'ready', data: { ...booking, transactionId: '' } },
    seller: { state: 'ready', data: null },
    paidAt: null,
  },
  play: async ({ canvas }) => {
    await expect(detailsOf(canvas).map(([term]) => term)).toEqual([
      'Buyer',
      'Your phone',
      'Meeting location',
      'Booked on',
    ]);
    await expect(canvas.getByText('Paid · Demo')).toBeVisible();
  },
});

export const NotPaid = meta.story({
  tags: ['R13.26'],
  args: { order: { state: 'ready', data: bookings.unpaid } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No payment is recorded for this order, so it has no receipt.',
    );
    // My Orders says whether the buyer can pay: the card may be charged already, and the bike may be sold.
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { order: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading the receipt');
  },
});

export const Failed = meta.story({
  args: { order: { state: 'failed', problem: 'We could not find this order in your account.', onRetry: fn() } },
});
