import type { Booking } from '@second-gear/contract';
import { bookings } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { MyBookingsScreen } from './MyBookingsScreen.tsx';

const args: ComponentProps<typeof MyBookingsScreen> = {
  orders: { state: 'ready', data: [bookings.unpaid, bookings.paid] },
  sellerOf: () => ({
    state: 'ready',
    data: { name: 'Rahim Uddin', phone: '01711000101', categoryId: '2', isSold: false },
  }),
  isFinishing: () => false,
  paymentHref: ({ _id }) => `/dashboard/payment/${_id}`,
  bikeHref: (categoryId, bikeId) => `/categories/${categoryId}/bikes/${bikeId}`,
  receiptHref: ({ _id }) => `/dashboard/receipt/${_id}`,
  browseHref: '/bikes',
};

const meta = preview.meta({
  component: MyBookingsScreen,
  args,
  parameters: inScreenLayout('/dashboard/myorder', 'buyer'),
});

export const UnpaidAndPaid = meta.story({
  tags: ['R2.32'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /My Orders/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    // The story renders the whole page, but `canvas` searches only the screen.
    await expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** The orders are shown before the sellers of the booked bikes have loaded. */
export const SellersLoading = meta.story({
  args: { sellerOf: () => ({ state: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Seller',
      'Meeting location',
      'Booked on',
      'Seller',
      'Meeting location',
      'Booked on',
    ]);
  },
});

/** Names of every length, script and direction do not change the alignment of prices and buttons in a row of cards. */
export const NamesOfEveryKind = meta.story({
  args: {
    orders: {
      state: 'ready',
      data: [
        { ...bookings.unpaid, _id: 'a1', bikeName: 'Honda' },
        {
          ...bookings.unpaid,
          _id: 'a2',
          bikeName: 'Royal Enfield Interceptor 750 Series II, rebuilt engine, papers clear, one owner',
        },
        { ...bookings.paid, _id: 'a3', bikeName: 'হোন্ডা সিডি ৮০, ১৯৮৭, কাগজপত্র ঠিক আছে' },
        { ...bookings.unpaid, _id: 'a4', bikeName: 'دراجة ياماها RX 100 نظيفة', img: '' },
        { ...bookings.unpaid, _id: 'a5', bikeName: 'Enfield'.repeat(1400), location: 'Dhanmondi'.repeat(200) },
      ],
    },
    sellerOf: ({ _id }) => ({
      state: 'ready',
      data:
        _id === 'a1'
          ? null
          : {
              name: _id === 'a3' ? 'মোহাম্মদ রহিম উদ্দিন' : 'Rahim'.repeat(30),
              phone: '',
              categoryId: '1',
              isSold: false,
            },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** If the server sends two orders with the same id, both are shown. */
export const TheSameIdTwice = meta.story({
  args: { orders: { state: 'ready', data: [bookings.unpaid, bookings.unpaid] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Pay Now' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  tags: ['R2.110'],
  args: { orders: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading your orders');
  },
});

export const Empty = meta.story({
  args: { orders: { state: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a bike' })).toHaveAttribute('href', '/bikes');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { orders: { state: 'failed', problem: 'Second Gear could not be reached.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your orders did not load');
    await expect(canvas.getByText('Second Gear could not be reached.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** When the retry has succeeded, the retry button is removed, and the section of the page gets the focus. */
export const TryAgain = meta.story({
  render: function LoadsOnRetry(props) {
    const [orders, setOrders] = useState<typeof props.orders>({
      state: 'failed',
      problem: 'Second Gear could not be reached.',
      onRetry: () => setOrders(props.orders),
    });
    return <MyBookingsScreen {...props} orders={orders} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'My Orders' })).toHaveFocus();
  },
});

/** Returns the number of columns: one on small screens, two on medium, three on large (docs/requirements.md §2). */
const columnsOf = (canvasElement: HTMLElement): number => {
  const [first, ...others] = canvasElement.querySelectorAll('article');
  const top = first?.getBoundingClientRect().top;
  return 1 + others.filter((card) => card.getBoundingClientRect().top === top).length;
};

const sixOrders: Booking[] = ['1', '2', '3', '4', '5', '6'].map((_id) => ({ ...bookings.unpaid, _id }));

export const OnASmallPhone = meta.story({
  tags: ['R2.102'],
  args: { orders: { state: 'ready', data: sixOrders } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnsOf(canvasElement)).toBe(1));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnATablet = meta.story({
  tags: ['R2.103'],
  args: { orders: { state: 'ready', data: sixOrders } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnsOf(canvasElement)).toBe(2));
  },
});

export const OnAWideScreen = meta.story({
  tags: ['R2.104'],
  args: { orders: { state: 'ready', data: sixOrders } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(columnsOf(canvasElement)).toBe(3));
  },
});

/** An order whose card throws an error when it is rendered. */
const unrenderable: Booking = Object.defineProperty({ ...bookings.unpaid, _id: 'unrenderable' }, 'bikeName', {
  // React's development tools read all enumerable properties. They would cause the error before the card is rendered.
  enumerable: false,
  get: () => {
    throw new Error('There is no name.');
  },
});

/**
 * If rendering one card throws an error, a fallback replaces the card, and the buyer can still pay the other orders.
 */
export const OneCardCannotBeShown = meta.story({
  tags: ['D4'],
  args: { orders: { state: 'ready', data: [unrenderable, bookings.unpaid] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'This bike cannot be shown' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  },
});
