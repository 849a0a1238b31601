import { bookings } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { failed, loading } from '../../../../testing/dataStates.ts';
import { BuyerHome } from './BuyerHome.tsx';

const args: ComponentProps<typeof BuyerHome> = {
  orders: { state: 'ready', data: [bookings.unpaid, bookings.paid] },
  sellerOf: () => ({ state: 'loading' }),
  isFinishing: () => false,
  paymentHref: ({ _id }) => `/dashboard/payment/${_id}`,
  ordersHref: '/dashboard/myorder',
};

const meta = preview.meta({ component: BuyerHome, args });

export const Default = meta.story({
  tags: ['R12.64'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 bike to pay' })).toBeVisible();
    const pay = canvas.getByRole('link', { name: 'Pay Now' });
    await expect(pay).toHaveAttribute('href', `/dashboard/payment/${bookings.unpaid._id}`);
    await expect(pay).toHaveAccessibleDescription(bookings.unpaid.bikeName);
    await expect(canvas.getByRole('link', { name: 'All my orders' })).toHaveAttribute('href', '/dashboard/myorder');
  },
});

/** A payment that may have succeeded is looked at, and not repeated. */
export const Finishing = meta.story({
  tags: ['R13.21'],
  args: { isFinishing: () => true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the payment' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  },
});

/** A bike that was sold to another buyer cannot be paid. */
export const NothingToPay = meta.story({
  tags: ['R13.22'],
  args: {
    sellerOf: () => ({ state: 'ready', data: { name: 'Rahim Uddin', phone: '', categoryId: '1', isSold: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bike to pay' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  },
});

export const Loading = meta.story({ args: { orders: loading } });

export const Failed = meta.story({ args: { orders: failed } });
