import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { Charge } from '#core/config/currency.ts';
import type { CardError } from '../stripe/cardErrors.ts';

export type IntentStatus =
  /** `isNew`: this confirmation charged the card, so no other page knows of the charge. */
  | { status: 'charged'; transactionId: string; isNew: boolean }
  | { status: 'processing' }
  /** Accepts a card. `error`: why the last card was rejected. `charge`: null if the response has only a card error. */
  | { status: 'payable'; error: CardError | null; charge: Charge | null }
  /** Canceled, or not known under the app's publishable key: it can never be charged. */
  | { status: 'canceled' }
  /** Nothing about the intent, so the card may have been charged. */
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

/** By Stripe, or not sent because the form is incomplete. */
const isCardRejected = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

export const statusOfConfirmation = ({ paymentIntent, error }: PaymentIntentResult): IntentStatus => {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent) return statusOfIntent(intent, error);
  if (error?.code === 'resource_missing') return { status: 'canceled' };
  return error && isCardRejected(error)
    ? { status: 'payable', error, charge: null }
    : { status: 'unknown', error: error ?? null };
};

/** An invalid request means an invalid client secret: the intent can never be charged. */
export const statusOfRetrieval = (result: PaymentIntentResult): IntentStatus => {
  if (result.error?.type === 'invalid_request_error' && !result.error.payment_intent) return { status: 'canceled' };
  const intent = statusOfConfirmation(result);
  return intent.status === 'charged' ? { ...intent, isNew: false } : intent;
};
