import type { Booking } from '@second-gear/contract';
import { bookings } from '@second-gear/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inBox } from '../../../testing/inBox.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { BookingCard } from './BookingCard.tsx';
import type { BookingSeller } from './useBookingDetails.tsx';

const rahim = { name: 'Rahim Uddin', phone: '01711000101', categoryId: '2', isSold: false };
const seller: BookingSeller = { state: 'ready', data: rahim };

const meta = preview.meta({
  component: BookingCard,
  args: {
    booking: bookings.unpaid,
    seller,
    isFinishing: false,
    paymentHref: ({ _id }) => `/dashboard/payment/${_id}`,
    bikeHref: (categoryId, bikeId) => `/categories/${categoryId}/bikes/${bikeId}`,
    receiptHref: ({ _id }) => `/dashboard/receipt/${_id}`,
    browseHref: '/bikes',
  },
  decorators: [inBox({ display: 'grid', gridTemplateColumns: 'minmax(0, 22rem)' })],
});

const detailsOf = (canvas: { queryAllByRole(role: string): HTMLElement[] }) =>
  canvas.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const Unpaid = meta.story({
  tags: ['R2.105', 'R2.106', 'R2.107', 'R2.108', 'R13.20', 'R13.24', 'R13.25'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${bookings.unpaid.bikeName}, side view` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: bookings.unpaid.bikeName })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(`Price: ${bookings.unpaid.resaleValue} BDT`);
    const payNow = canvas.getByRole('link', { name: 'Pay Now', description: bookings.unpaid.bikeName });
    await expect(payNow).toHaveAttribute('href', `/dashboard/payment/${bookings.unpaid._id}`);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: bookings.unpaid.bikeName })).toHaveFocus();
    for (const name of ['Call', 'WhatsApp']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(payNow).toHaveFocus();
    await expect(canvas.getByText('Not paid yet')).toBeVisible();
    await expect(detailsOf(canvas)).toEqual([
      ['Seller', 'Rahim Uddin01711000101'],
      ['Your phone', bookings.unpaid.phone],
      ['Meeting location', bookings.unpaid.location],
      ['Booked on', '2026-10-31'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000101');
    const whatsApp = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(whatsApp.searchParams.get('text')).toBe(
      `Hello, I booked your ${bookings.unpaid.bikeName} on Second Gear. When can we meet at ${bookings.unpaid.location}?`,
    );
  },
});

/** If a category lists the booked bike, the name is a link to the page of the bike. The link covers the image too. */
export const Paid = meta.story({
  tags: ['R2.109', 'R10.50', 'R13.20'],
  args: { booking: bookings.paid, seller: { state: 'ready', data: { ...rahim, isSold: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    const link = canvas.getByRole('link', { name: bookings.paid.bikeName });
    await expect(link).toHaveAttribute('href', `/categories/2/bikes/${bookings.paid.bikeId}`);
    const image = canvas.getByRole('img').getBoundingClientRect();
    const target = document.elementFromPoint(image.x + image.width / 2, image.y + image.height / 2);
    await expect(target?.closest('a')).toBe(link);
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/dashboard/receipt/${bookings.paid._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible();
  },
});

/** The card of an order keeps its height when its seller has been loaded, so that the button does not move. */
export const SellerLoading = meta.story({
  tags: ['R13.24'],
  args: { seller: { state: 'loading' } },
  render: (args) => (
    <div style={{ display: 'grid', alignItems: 'start', gap: '16px' }}>
      <BookingCard {...args} />
      <BookingCard {...args} seller={seller} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, ready] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(loading).toBeCloseTo(ready ?? 0, 0);
  },
});

const change = (values: Partial<Booking>) => ({ booking: { ...bookings.unpaid, ...values } });

/**
 * An order that cannot be paid: no list contains the bike, so that the card shows no seller, and no date if the id has none;
 * another buyer has bought it; or this device has paid for it.
 */
export const CannotBePaid = meta.story({
  tags: ['R13.20', 'R13.21', 'R13.22', 'R13.23'],
  render: states(BookingCard, {
    Deleted: { ...change({ _id: 'b00cb3df0e1f2a3b4c5d6e7f' }), seller: { state: 'ready', data: null } },
    Sold: { seller: { state: 'ready', data: { ...rahim, isSold: true } } },
    'Not confirmed': { isFinishing: true, seller: { state: 'ready', data: { ...rahim, isSold: true } } },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    const deleted = inState(canvasElement, 'Deleted');
    await expect(detailsOf(deleted)).toEqual([
      ['Your phone', bookings.unpaid.phone],
      ['Meeting location', bookings.unpaid.location],
    ]);
    await expect(deleted.queryByRole('link', { name: bookings.unpaid.bikeName })).toBeNull();
    await expect(deleted.getByText('No longer listed')).toBeVisible();
    await expect(deleted.getByRole('link', { name: 'Find another bike' })).toHaveAttribute('href', '/bikes');
    const sold = inState(canvasElement, 'Sold');
    await expect(sold.getByText('Sold to another buyer')).toBeVisible();
    await expect(sold.getByRole('link', { name: 'Find another bike' })).toBeVisible();
    const notConfirmed = inState(canvasElement, 'Not confirmed');
    await expect(notConfirmed.getByText('Payment not confirmed yet')).toBeVisible();
    await expect(notConfirmed.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
      'href',
      `/dashboard/payment/${bookings.unpaid._id}`,
    );
  },
});

/** A booking without a name and a price shows "Not Found". The buyer can still pay for it. */
export const EveryKindOfValue = meta.story({
  render: states(BookingCard, {
    'Without a photo': change({ img: '' }),
    'Without name and price': change({ bikeName: '\u200b', resaleValue: ' ' }),
    'Many words': change({
      bikeName: 'Royal Enfield Interceptor 750 Series II, rebuilt engine, papers clear, one owner',
    }),
    'Long word': change({ bikeName: 'Honda'.repeat(2000), resaleValue: '1'.repeat(40) }),
    Bangla: change({ bikeName: 'হোন্ডা সিডি ৮০, ১৯৮৭, কাগজপত্র ঠিক আছে' }),
    'Right to left': change({ bikeName: 'دراجة ياماها RX 100 نظيفة' }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Pay Now' })).toHaveLength(6);
    await expect(inState(canvasElement, 'Without a photo').getByText('No photo')).toBeVisible();
    const unnamed = inState(canvasElement, 'Without name and price').getByRole('article', { name: 'Not Found' });
    await expect(unnamed).toHaveTextContent('Price: Not Found');
    await expect(canvas.getByRole('region', { name: 'Right to left' })).toHaveTextContent(
      `Price: ${bookings.unpaid.resaleValue} BDT`,
    );
  },
});
