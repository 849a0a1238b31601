import { type Booking, toPoisha } from '@second-gear/contract';
import type { Language, PaymentCopy, PaymentState } from '@second-gear/ui';
import { ApiError } from '#core/api/apiError.ts';
import { formatCharge } from '#core/config/currency.ts';
import { type CardError, cardErrorMessage } from '../stripe/cardErrors.ts';
import type { CheckoutState } from './checkout.ts';

export type CheckoutFormState = {
  order: Pick<Booking, 'paid' | 'transactionId'>;
  /** Since the user pressed Pay. Null: the form has changed and has no error. Undefined: it has not changed yet. */
  cardError: CardError | null | undefined;
  isFormReady: boolean;
  /** An ApiError if Stripe.js could not be reached, otherwise an error of the program. */
  libraryError: unknown;
  language: Language;
};

type CheckoutActions = {
  open(): void;
  /** Sends a charge that is not recorded yet. */
  record(): void;
  loadLibrary(): void;
  toMessage(error: unknown): string;
};

/** To retrieve an earlier intent, or to show the card form. */
const needsLibrary = (checkout: CheckoutState): boolean =>
  checkout.state === 'preparing' ||
  checkout.state === 'ready' ||
  (checkout.state === 'unavailable' && checkout.reason === 'error');

type In<State extends CheckoutState['state']> = Extract<CheckoutState, { state: State }>;

const toDeclined = (
  error: CardError | null,
  { cardError, language }: CheckoutFormState,
  copy: PaymentCopy,
): PaymentState => {
  if (cardError === null) return { state: 'ready' };
  return error
    ? { state: 'declined', message: cardErrorMessage(error, copy, language), isRefused: true }
    : { state: 'declined', message: copy.payment.notConfirmed };
};

const toUnavailable = (
  checkout: In<'unavailable'>,
  { open, toMessage }: CheckoutActions,
  copy: PaymentCopy,
): PaymentState => {
  if (checkout.reason === 'error') return { state: 'unavailable', problem: toMessage(checkout.error), onRetry: open };
  if (checkout.reason === 'otherCharge') {
    const problem = copy.payment.otherCharge(formatCharge(checkout.actual), formatCharge(checkout.expected));
    return { state: 'unavailable', problem };
  }
  const problem = copy.payment[checkout.reason];
  if (checkout.reason === 'storage') return { state: 'unavailable', problem, onRetry: open };
  return { state: 'unavailable', problem };
};

/** Undefined if the app cannot charge the price. */
export const chargeText = (price: string, currency: string, { payment }: PaymentCopy): string | undefined => {
  const amount = toPoisha(price);
  if (!amount) return undefined;
  const charge = formatCharge({ amount, currency });
  return currency === 'bdt' ? charge : payment.notInBdt(charge, formatCharge({ amount, currency: 'bdt' }));
};

/** A new error of the card form replaces the result of the last attempt. */
export const toPaymentState = (
  checkout: CheckoutState,
  form: CheckoutFormState,
  actions: CheckoutActions,
  copy: PaymentCopy,
): PaymentState => {
  // The receipt needs neither the card form nor Stripe.js.
  const isFoundPaid = checkout.state === 'unavailable' && checkout.reason === 'alreadyPaid';
  const isPaid = form.order.paid && (checkout.state === 'preparing' || checkout.state === 'unavailable');
  if (isFoundPaid || isPaid) return { state: 'paidBefore', transactionId: form.order.transactionId || undefined };
  if (form.cardError && (checkout.state === 'ready' || checkout.state === 'declined')) {
    return { state: 'declined', message: cardErrorMessage(form.cardError, copy, form.language) };
  }
  if (form.libraryError && needsLibrary(checkout)) {
    const isUnreachable = form.libraryError instanceof ApiError;
    const problem = isUnreachable ? copy.payment.noLibrary : actions.toMessage(form.libraryError);
    return { state: 'unavailable', problem, onRetry: actions.loadLibrary };
  }
  switch (checkout.state) {
    case 'declined':
      return toDeclined(checkout.error, form, copy);
    case 'recordingFailed':
      return { ...checkout, onRetry: actions.record };
    case 'unavailable':
      return toUnavailable(checkout, actions, copy);
    case 'ready':
      return form.isFormReady ? checkout : { state: 'preparing' };
    default:
      return checkout;
  }
};
