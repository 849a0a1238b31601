import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { Charge } from '#core/config/currency.ts';
import type { CardError } from '../stripe/cardErrors.ts';

/** What a response of Stripe means for the payment: */
export type IntentStatus =
  /** The card is charged. `isNew` is true if this confirmation charged it. Then no other page knows of the charge. */
  | { status: 'charged'; transactionId: string; isNew: boolean }
  /** Stripe has not decided yet whether the card is charged. */
  | { status: 'processing' }
  /**
   * No card is charged, and the payment intent accepts a card. `error`: why the last card was rejected; null if no card
   * was rejected. `charge`: the amount and currency of the charge; null if the response contains only a card error.
   */
  | { status: 'payable'; error: CardError | null; charge: Charge | null }
  /** The intent is canceled, or Stripe does not know it under the app's publishable key. It can never be charged. */
  | { status: 'canceled' }
  /** The response contains nothing about the intent, so the card may have been charged. */
  | { status: 'unknown'; error: CardError | null };

const statusOfIntent = (intent: PaymentIntent, error: StripeError | undefined): IntentStatus => {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'charged', transactionId: intent.id, isNew: error === undefined };
    case 'canceled':
      return { status: 'canceled' };
    case 'processing':
    case 'requires_capture':
      return { status: 'processing' };
    default:
      return {
        status: 'payable',
        error: error ?? intent.last_payment_error ?? null,
        charge: { amount: intent.amount, currency: intent.currency },
      };
  }
};

/** Whether the card was rejected by Stripe, or was not sent because the form is incomplete. */
const isCardRejected = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

/** Returns the status of an intent from Stripe's response to the confirmation with a card. */
export const statusOfConfirmation = ({ paymentIntent, error }: PaymentIntentResult): IntentStatus => {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent) return statusOfIntent(intent, error);
  if (error?.code === 'resource_missing') return { status: 'canceled' };
  return error && isCardRejected(error)
    ? { status: 'payable', error, charge: null }
    : { status: 'unknown', error: error ?? null };
};

/**
 * Returns the status of an intent from Stripe's response to the retrieval by its client secret. If Stripe reports an
 * invalid request, the client secret is invalid, so the intent can never be charged.
 */
export const statusOfRetrieval = (result: PaymentIntentResult): IntentStatus => {
  if (result.error?.type === 'invalid_request_error' && !result.error.payment_intent) return { status: 'canceled' };
  const intent = statusOfConfirmation(result);
  return intent.status === 'charged' ? { ...intent, isNew: false } : intent;
};
