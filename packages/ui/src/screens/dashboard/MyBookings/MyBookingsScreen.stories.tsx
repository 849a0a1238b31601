import type { Booking } from '@second-gear/contract';
import { bookings } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { MyBookingsScreen } from './MyBookingsScreen.tsx';

const args: ComponentProps<typeof MyBookingsScreen> = {
  orders: { state: 'ready', data: [bookings.paid, bookings.unpaid] },
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
  tags: ['R2.32', 'R2.104b'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /My Orders/ })).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toContainElement(canvas.getByRole('link', { name: 'Pay Now' }));
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    // The story renders the whole page, but `canvas` searches only the screen.
    await expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** The first four bytes of an id are the time of the booking. */
const madeAt = (time: string, bikeName: string): Booking => ({
  ...bookings.unpaid,
  _id: time.padEnd(24, '0'),
  bikeName,
});

export const NewestFirst = meta.story({
  tags: ['R2.104b'],
  args: {
    orders: {
      state: 'ready',
      data: [madeAt('68f00000', 'Honda CG125'), bookings.paid, madeAt('69200000', 'Yamaha RX 100')],
    },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    await expect(names).toEqual(['Yamaha RX 100', 'Honda CG125', bookings.paid.bikeName]);
  },
});

export const Loading = meta.story({
  tags: ['R2.110'],
  args: { orders: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading your orders');
  },
});

export const Empty = meta.story({ args: { orders: empty } });

export const Failed = meta.story({ args: { orders: failed } });

/** Returns the number of columns: one on small screens, two on medium, three on large (docs/requirements.md §2). */
const columnsOf = (canvasElement: HTMLElement): number => {
  const [first, ...others] = canvasElement.querySelectorAll('article');
  const top = first?.getBoundingClientRect().top;
  return 1 + others.filter((card) => card.getBoundingClientRect().top === top).length;
};

const sixOrders: Booking[] = ['1', '2', '3', '4', '5', '6'].map((_id) => ({
  ...bookings.unpaid,
  _id,
  phone: _id === '6' ? '0171234567801712345678' : bookings.unpaid.phone,
}));

export const OnASmallPhone = meta.story({
  tags: ['R2.102'],
  args: { orders: { state: 'ready', data: sixOrders } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(columnsOf(canvasElement)).toBe(1));
    const widths = canvas.getAllByRole('article').map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect(widths, 'a phone number that is typed twice does not widen the card').toEqual(sixOrders.map(() => 0));
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
