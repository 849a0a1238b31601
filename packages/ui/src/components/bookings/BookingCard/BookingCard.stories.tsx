import { bookings } from '@second-gear/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { BookingCard } from './BookingCard.tsx';
import type { BookingSeller } from './useBookingDetails.tsx';

const seller: BookingSeller = { state: 'ready', data: { name: 'Rahim Uddin', phone: '01711000101' } };

const meta = preview.meta({
  component: BookingCard,
  args: { order: bookings.unpaid, seller, paymentHref: ({ _id }) => `/dashboard/payment/${_id}` },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 22rem)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Unpaid = meta.story({
  tags: ['R2.105', 'R2.106', 'R2.107', 'R2.108'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${bookings.unpaid.bikeName}, side view` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: bookings.unpaid.bikeName })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(`Price: ${bookings.unpaid.resaleValue} BDT`);
    const payNow = canvas.getByRole('link', { name: 'Pay Now', description: bookings.unpaid.bikeName });
    await expect(payNow).toHaveAttribute('href', `/dashboard/payment/${bookings.unpaid._id}`);
    await userEvent.tab();
    await expect(payNow).toHaveFocus();
  },
});

const factsOf = (canvas: { queryAllByRole(role: string): HTMLElement[] }) =>
  canvas.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Who sells it, where they meet, and since when; the seller's phone number is for the receipt. */
export const WithItsFacts = meta.story({
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual([
      ['Seller', 'Rahim Uddin'],
      ['Meeting location', bookings.unpaid.location],
      ['Booked on', '2026-10-31'],
    ]);
  },
});

/** A bike that is in no list any longer, and an id that carries no time: these facts are left out. */
export const OfADeletedBike = meta.story({
  args: { order: { ...bookings.unpaid, _id: 'b00cb3df0e1f2a3b4c5d6e7f' }, seller: { state: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual([['Meeting location', bookings.unpaid.location]]);
  },
});

export const Paid = meta.story({
  tags: ['R2.109'],
  args: { order: bookings.paid },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithoutPhoto = meta.story({
  args: { order: { ...bookings.unpaid, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    order: {
      ...bookings.unpaid,
      bikeName: 'Royal Enfield Interceptor 750 Series II, rebuilt engine, papers clear, one owner',
    },
  },
});

export const AWordWithoutEnd = meta.story({
  args: { order: { ...bookings.unpaid, bikeName: 'Honda'.repeat(2000), resaleValue: '1'.repeat(40) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InBangla = meta.story({
  args: { order: { ...bookings.unpaid, bikeName: 'হোন্ডা সিডি ৮০, ১৯৮৭, কাগজপত্র ঠিক আছে' } },
});

export const RightToLeft = meta.story({
  args: { order: { ...bookings.unpaid, bikeName: 'دراجة ياماها RX 100 نظيفة' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(`Price: ${bookings.unpaid.resaleValue} BDT`);
  },
});

/** A record that lost its words says so, and can still be paid. */
export const NothingWrittenDown = meta.story({
  args: { order: { ...bookings.unpaid, bikeName: '\u200b', resaleValue: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Not Found' })).toHaveTextContent('Price: Not Found');
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
});
