import { bookings } from '@second-gear/contract/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderCard } from './OrderCard.tsx';

const meta = preview.meta({
  component: OrderCard,
  args: { order: bookings.unpaid, paymentHref: ({ _id }) => `/dashboard/payment/${_id}` },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 22rem)' }}>
        <Story />
      </div>
    ),
  ],
});

export const Unpaid = meta.story({
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

export const Paid = meta.story({
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
