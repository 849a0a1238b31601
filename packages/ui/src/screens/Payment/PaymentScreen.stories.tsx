import { bookings } from '@second-gear/contract/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CardFields } from '../../components/CardFields/CardFields.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import type { PaymentState } from './payment.ts';

const order = bookings.unpaid;
const transactionId = 'pi_3Nq8kLSgBd72fW0a1xTq';

/** The card as a person types it; what it holds is its own, as with the provider's element. */
const Card = () => {
  const [card, setCard] = useState({ number: '', expiry: '', cvc: '' });
  return <CardFields value={card} onChange={setCard} />;
};

const args: ComponentProps<typeof PaymentScreen> = {
  order: { state: 'ready', data: order },
  payment: { state: 'ready' },
  card: <Card />,
  onPay: fn(),
  ordersHref: '/dashboard/myorder',
};

const meta = preview.meta({ component: PaymentScreen, args });

export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Payment for ${order.bikeName}`);
    await expect(canvas.getByText('Please Pay')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
});

export const ByKeyboardAlone = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
    await userEvent.keyboard('4242424242424242');
    await userEvent.tab();
    await userEvent.keyboard('0430');
    await userEvent.tab();
    await userEvent.keyboard('123{Enter}');
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
});

export const Preparing = meta.story({
  args: { payment: { state: 'preparing' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '123{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const Processing = meta.story({
  args: { payment: { state: 'processing' } },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: /Pay/ });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pay);
    await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '123{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

/** The provider's message in red under the form, and Pay is usable at once. */
export const Declined = meta.story({
  args: { payment: { state: 'declined', message: 'Your card was declined.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card was declined.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
});

export const Recording = meta.story({
  args: { payment: { state: 'recording', transactionId } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your card was charged; recording…');
    await expect(canvas.getByText(transactionId)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const onRetry = fn();

/** Nobody whose card was charged reads the word failed, or is offered to pay again. */
export const RecordingFailed = meta.story({
  args: { payment: { state: 'recordingFailed', transactionId, onRetry } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/fail/i);
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Paid = meta.story({
  args: { payment: { state: 'paid', transactionId } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Congrats! your payment completed')).toBeVisible();
    await expect(canvas.getByText('Your TransactionId:')).toBeVisible();
    await expect(canvas.getByText(transactionId)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myorder');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const AlreadySold = meta.story({
  args: { payment: { state: 'unavailable', problem: 'This bike has already been sold.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This bike has already been sold.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
});

/** Nothing to pay, and nothing to be alarmed about. */
export const AlreadyPaid = meta.story({
  args: { payment: { state: 'unavailable', problem: 'This order is already paid.', tone: 'good' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('This order is already paid.');
    const icon = words.querySelector('svg');
    words.style.color = 'var(--good)';
    await expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(words).color);
    words.style.color = '';
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
});

export const PaymentLibraryMissing = meta.story({
  args: { payment: { state: 'unavailable', problem: 'The payment form could not be loaded.', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** A provider that declines the first card and takes the second; it answers a frame later. */
const TwoTries = (props: ComponentProps<typeof PaymentScreen>) => {
  const [payment, setPayment] = useState<PaymentState>({ state: 'ready' });
  const [tries, setTries] = useState(0);
  const pay = () => {
    setTries(tries + 1);
    setPayment({ state: 'processing' });
    requestAnimationFrame(() =>
      setPayment(
        tries === 0
          ? { state: 'declined', message: 'Your card has insufficient funds.' }
          : { state: 'paid', transactionId },
      ),
    );
  };
  return <PaymentScreen {...props} payment={payment} onPay={pay} />;
};

/** A declined card, then a good one, on one page: what was typed stays, and the outcome is where one is taken. */
export const DeclinedThenPaid = meta.story({
  render: (args) => <TwoTries {...args} />,
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.type(number, '4000000000009995');
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your card has insufficient funds.'));
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBe(number);
    await expect(number).toHaveValue('4000 0000 0000 9995');
    await expect(pay).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    const congrats = await canvas.findByText('Congrats! your payment completed');
    await waitFor(() => expect(document.activeElement).toContainElement(congrats));
  },
});

export const LoadingTheOrder = meta.story({
  args: { order: { state: 'loading' }, payment: { state: 'preparing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the order' })).toBeVisible();
  },
});

export const OrderNotFound = meta.story({
  args: {
    order: { state: 'failed', problem: 'This order could not be found among yours.' },
    payment: { state: 'preparing' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order could not be found among yours.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myorder');
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
  },
});

export const LongName = meta.story({
  args: {
    order: { state: 'ready', data: { ...order, bikeName: 'Honda'.repeat(400), resaleValue: '1'.repeat(40), img: '' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InBangla = meta.story({
  args: { order: { state: 'ready', data: { ...order, bikeName: 'হোন্ডা সিডি ৮০, ১৯৮৭, কাগজপত্র ঠিক আছে' } } },
});

export const OnASmallPhone = meta.story({
  args: { payment: { state: 'declined', message: 'Your card was declined.' } },
  globals: { viewport: { value: 'small' } },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const OnAWideScreen = meta.story({ globals: { viewport: { value: 'wide' } } });

export const AtNight = meta.story({
  args: { payment: { state: 'declined', message: 'Your card was declined.' } },
  globals: { theme: 'night' },
});
