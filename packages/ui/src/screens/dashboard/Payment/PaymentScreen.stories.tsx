import { bookings } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import {
  CreditCardFields,
  type CreditCardInput,
} from '../../../components/payment/CreditCardFields/CreditCardFields.tsx';
import { failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { tokenColor } from '../../../theme/tokenColor.ts';
import { PaymentScreen } from './PaymentScreen.tsx';
import type { PaymentState } from './paymentState.ts';

const order = bookings.unpaid;
const transactionId = 'pi_3Nq8kLSgBd72fW0a1xTq';
const onRetry = fn();

type CardProps = {
  initialValue?: CreditCardInput;
  invalid?: ComponentProps<typeof CreditCardFields>['invalid'];
  /** Called after each change in a card field. */
  onEdit?(): void;
};

/** Card fields that store the typed values themselves, like the card element of the payment provider. */
const Card = ({ initialValue = { number: '', expiry: '', cvc: '' }, invalid, onEdit }: CardProps) => {
  const [card, setCard] = useState(initialValue);
  const edit = (next: CreditCardInput) => {
    setCard(next);
    onEdit?.();
  };
  return <CreditCardFields value={card} {...(invalid && { invalid })} onChange={edit} />;
};

const declinedCard = <Card initialValue={{ number: '4000 0000 0000 0002', expiry: '08 / 30', cvc: '123' }} />;

/** Whether the field has the border of an invalid field: red, and 2 px wide instead of 1. */
const hasErrorBorder = (field: HTMLElement): boolean =>
  getComputedStyle(field).boxShadow.endsWith('0px 0px 0px 1px inset');

const args: ComponentProps<typeof PaymentScreen> = {
  order: { state: 'ready', data: order },
  payment: { state: 'ready' },
  card: <Card />,
  seller: { state: 'ready', data: { name: 'Rahim Uddin', phone: '01711000101', categoryId: '2', isSold: false } },
  charge: '108500 BDT',
  onPay: fn(),
  ordersHref: '/dashboard/myorder',
  receiptHref: '/dashboard/receipt/1',
};

const meta = preview.meta({
  component: PaymentScreen,
  args,
  parameters: inScreenLayout('/dashboard/payment/1', 'buyer'),
});

export const Ready = meta.story({
  tags: ['R2.35', 'R2.36', 'R2.37', 'R2.38'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`Payment for ${order.bikeName}`);
    await expect(canvas.getByText('Please Pay').parentElement).toHaveTextContent(`${order.resaleValue} BDT`);
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBeVisible();
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await expect(pay).toBeEnabled();
    // `toHaveAccessibleDescription` would find the commas of the grouped digits, although browsers do not read them.
    const description = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
    await expect(description).toHaveTextContent('Your card will be charged 1,08,500 BDT');
    await expect(hasErrorBorder(canvas.getByRole('group', { name: 'Card' }))).toBe(false);
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
});

export const Preparing = meta.story({
  tags: ['R4.17', 'R4.18'],
  args: { payment: { state: 'preparing' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '123{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

export const Processing = meta.story({
  tags: ['R4.19'],
  args: { payment: { state: 'processing' } },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: /Pay/ });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pay);
    await userEvent.type(canvas.getByRole('textbox', { name: 'CVC' }), '123{Enter}');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
});

/**
 * When the card was declined, the provider's message is in red below the card, and the Pay button is enabled at once.
 */
export const Declined = meta.story({
  tags: ['R5.24', 'R5.24b', 'R8.08'],
  args: { payment: { state: 'declined', message: 'Your card was declined.', isRefused: true }, card: declinedCard },
  play: async ({ args, canvas }) => {
    const message = canvas.getByText('Your card was declined.');
    await expect(canvas.getByRole('alert')).toContainElement(message);
    await expect(getComputedStyle(message).color).toBe(tokenColor('--color-error'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have not been charged. Try another card.');
    const card = canvas.getByRole('group', { name: 'Card', description: /^Your card was declined./ });
    await expect(hasErrorBorder(card)).toBe(true);
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(card.getBoundingClientRect().bottom);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onPay).toHaveBeenCalledTimes(1);
  },
});

export const Recording = meta.story({
  args: { payment: { state: 'recording', transactionId } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Please Pay')).toBeNull();
    await expect(canvas.queryByText('Paid')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your card was charged. Saving the payment…');
    await expect(canvas.getByText(transactionId)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** If the card was charged but the payment was not recorded, the page does not say *failed*, and has no Pay button. */
export const RecordingFailed = meta.story({
  args: { payment: { state: 'recordingFailed', transactionId, onRetry } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/fail/i);
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

const expectReceipt = async (canvas: Pick<ReturnType<typeof within>, 'getByText' | 'queryByText'>) => {
  await expect(canvas.queryByText('Please Pay')).toBeNull();
  await expect(canvas.queryByText(/will be charged/)).toBeNull();
  const texts = [order.bikeName, 'Paid', transactionId, 'Rahim Uddin', '01711000101', order.location, '2026-10-31'];
  for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
};

export const Paid = meta.story({
  tags: ['R8.10', 'R8.11', 'R8.11b'],
  args: { payment: { state: 'paid', transactionId } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Congrats! your payment completed')).toBeVisible();
    await expect(canvas.getByText('Your TransactionId:')).toBeVisible();
    await expectReceipt(canvas);
    const [first] = within(
      canvas.getByText('Congrats! your payment completed').closest('section') ?? document.body,
    ).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/dashboard/receipt/1');
    await expect(canvas.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+8801711000101');
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toContain(
      `Meet at ${order.location}.`,
    );
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myorder');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** If the buyer has paid an order on two devices, the page says that the buyer must ask for a refund. */
export const PaidTwice = meta.story({
  tags: ['R2.59b'],
  args: { payment: { state: 'paidTwice', transactionId }, contactEmail: 'help@shop.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your card was charged again.* write to help@shop\.example/)).toBeVisible();
    await expect(canvas.getByText(transactionId)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
});

/** If the buyer opens a paid order again, the page shows the receipt that was shown after the payment. */
export const AlreadyPaid = meta.story({
  args: { payment: { state: 'paidBefore', transactionId } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This order is already paid.')).toBeVisible();
    await expectReceipt(canvas);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toBeVisible();
  },
});

export const LibraryNotLoaded = meta.story({
  tags: ['R5.23', 'R13.25'],
  args: {
    payment: {
      state: 'unavailable',
      problem: 'The card form could not be loaded. Check your connection and try again.',
      onRetry,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The card form could not be loaded/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
});

/** Simulates a payment provider that declines the first card and accepts the second one, a frame after the press of Pay. */
const DeclinesFirst = (props: ComponentProps<typeof PaymentScreen>) => {
  const [payment, setPayment] = useState<PaymentState>({ state: 'ready' });
  const [attempts, setAttempts] = useState(0);
  const pay = () => {
    setAttempts(attempts + 1);
    setPayment({ state: 'processing' });
    requestAnimationFrame(() =>
      setPayment(
        attempts === 0
          ? { state: 'declined', message: 'Your card has insufficient funds.' }
          : { state: 'paid', transactionId },
      ),
    );
  };
  // A change in the card fields removes the error message.
  const card = <Card onEdit={() => setPayment({ state: 'ready' })} />;
  return <PaymentScreen {...props} payment={payment} card={card} onPay={pay} />;
};

/**
 * After the card was declined, the typed values stay in the fields, and a change of a value removes the error. After the
 * payment the status gets the focus.
 */
export const DeclinedThenPaid = meta.story({
  render: (args) => <DeclinesFirst {...args} />,
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.type(number, '4000000000009995');
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your card has insufficient funds.'));
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toBe(number);
    await expect(number).toHaveValue('4000 0000 0000 9995');
    await expect(pay).toHaveFocus();
    await expect(hasErrorBorder(canvas.getByRole('group', { name: 'Card' }))).toBe(true);

    await userEvent.type(number, '{Backspace}2');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(hasErrorBorder(canvas.getByRole('group', { name: 'Card' }))).toBe(false);

    await userEvent.click(pay);
    const congrats = await canvas.findByText('Congrats! your payment completed');
    await waitFor(() => expect(document.activeElement).toContainElement(congrats));
  },
});

export const LoadingTheBooking = meta.story({ args: { order: loading, payment: { state: 'preparing' } } });

export const BookingDidNotLoad = meta.story({ args: { order: failed, payment: { state: 'preparing' } } });
