import { bookings } from '@second-gear/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
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
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 22rem)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Unpaid = meta.story({
  tags: ['R2.105', 'R2.106', 'R2.107', 'R2.108', 'R13.20', 'R13.25'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: `${bookings.unpaid.bikeName}, side view` })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: bookings.unpaid.bikeName })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(`Price: ${bookings.unpaid.resaleValue} BDT`);
    const payNow = canvas.getByRole('link', { name: 'Pay Now', description: bookings.unpaid.bikeName });
    await expect(payNow).toHaveAttribute('href', `/dashboard/payment/${bookings.unpaid._id}`);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: bookings.unpaid.bikeName })).toHaveFocus();
    await userEvent.tab();
    await expect(payNow).toHaveFocus();
    await expect(canvas.getByText('Not paid yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000101');
    const whatsApp = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(whatsApp.searchParams.get('text')).toBe(
      `Hello, I booked your ${bookings.unpaid.bikeName} on Second Gear. When can we meet at ${bookings.unpaid.location}?`,
    );
  },
});

/** If a category lists the booked bike, the name is a link to the page of the bike. The link covers the image too. */
export const LinkToTheBike = meta.story({
  tags: ['R10.50', 'no-screenshot'],
  args: { booking: bookings.paid },
  parameters: { noScreenshot: 'The card looks like Paid.' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: bookings.paid.bikeName });
    await expect(link).toHaveAttribute('href', `/categories/2/bikes/${bookings.paid.bikeId}`);
    const image = canvas.getByRole('img').getBoundingClientRect();
    const target = document.elementFromPoint(image.x + image.width / 2, image.y + image.height / 2);
    await expect(target?.closest('a')).toBe(link);
  },
});

const detailsOf = (canvas: { queryAllByRole(role: string): HTMLElement[] }) =>
  canvas.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const WithDetails = meta.story({
  tags: ['R13.24', 'no-screenshot'],
  parameters: { noScreenshot: 'The card looks like Unpaid.' },
  play: async ({ canvas }) => {
    await expect(detailsOf(canvas)).toEqual([
      ['Seller', 'Rahim Uddin01711000101'],
      ['Meeting location', bookings.unpaid.location],
      ['Booked on', '2026-10-31'],
    ]);
  },
});

/** If no list contains the bike, the order cannot be paid. The card shows no seller, and no date if the id has none. */
export const DeletedBike = meta.story({
  tags: ['R13.20', 'R13.23'],
  args: { booking: { ...bookings.unpaid, _id: 'b00cb3df0e1f2a3b4c5d6e7f' }, seller: { state: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(detailsOf(canvas)).toEqual([['Meeting location', bookings.unpaid.location]]);
    await expect(canvas.queryByRole('link', { name: bookings.unpaid.bikeName })).toBeNull();
    await expect(canvas.getByText('No longer listed')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Find another bike' })).toHaveAttribute('href', '/bikes');
  },
});

export const SoldToAnotherBuyer = meta.story({
  tags: ['R13.20', 'R13.22'],
  args: { seller: { state: 'ready', data: { ...rahim, isSold: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold to another buyer')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Find another bike' })).toBeVisible();
  },
});

/** The bike of this order is sold because this device has paid for it. */
export const PaymentNotConfirmed = meta.story({
  tags: ['R13.20', 'R13.21'],
  args: { isFinishing: true, seller: { state: 'ready', data: { ...rahim, isSold: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment not confirmed yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
      'href',
      `/dashboard/payment/${bookings.unpaid._id}`,
    );
  },
});

export const Paid = meta.story({
  tags: ['R2.109', 'R13.20'],
  args: { booking: bookings.paid, seller: { state: 'ready', data: { ...rahim, isSold: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/dashboard/receipt/${bookings.paid._id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible();
  },
});

export const WithoutPhoto = meta.story({
  args: { booking: { ...bookings.unpaid, img: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    booking: {
      ...bookings.unpaid,
      bikeName: 'Royal Enfield Interceptor 750 Series II, rebuilt engine, papers clear, one owner',
    },
  },
});

export const VeryLongWord = meta.story({
  args: { booking: { ...bookings.unpaid, bikeName: 'Honda'.repeat(2000), resaleValue: '1'.repeat(40) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InBangla = meta.story({
  args: { booking: { ...bookings.unpaid, bikeName: 'হোন্ডা সিডি ৮০, ১৯৮৭, কাগজপত্র ঠিক আছে' } },
});

export const RightToLeft = meta.story({
  args: { booking: { ...bookings.unpaid, bikeName: 'دراجة ياماها RX 100 نظيفة' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(`Price: ${bookings.unpaid.resaleValue} BDT`);
  },
});

/** A booking without a name and a price shows "Not Found". The buyer can still pay for it. */
export const WithoutNameAndPrice = meta.story({
  args: { booking: { ...bookings.unpaid, bikeName: '\u200b', resaleValue: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Not Found' })).toHaveTextContent('Price: Not Found');
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
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
