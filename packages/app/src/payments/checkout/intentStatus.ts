import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { CardError } from '../stripe/cardErrors.ts';
import type { Charge } from '../stripe/chargeAmount.ts';

/** What a response of Stripe means for the payment. */
export type IntentStatus =
  /** `isNew`: charged by this very confirmation, so that no other page can know of it. */
  | { status: 'charged'; transactionId: string; isNew: boolean }
  /** Stripe has not decided yet. */
  | { status: 'processing' }
  /**
   * Nothing is charged, and the intent accepts a card. `error`: why the last card was rejected, if it was. `charge`: what a
   * card would be charged; null if the response is only about the card.
   */
  | { status: 'payable'; error: CardError | null; charge: Charge | null }
  /** Canceled, or unknown to Stripe under our key: nothing can be charged with this intent any more. */
  | { status: 'canceled' }
  /** The response says nothing about the intent: it may have been charged. */
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

/** Stripe checked the card and rejected it; or the form did not send an incomplete card. */
const isCardRejected = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

/** The status after an intent was confirmed with a card. */
export const statusOfConfirmation = ({ paymentIntent, error }: PaymentIntentResult): IntentStatus => {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent) return statusOfIntent(intent, error);
  if (error?.code === 'resource_missing') return { status: 'canceled' };
  return error && isCardRejected(error)
    ? { status: 'payable', error, charge: null }
    : { status: 'unknown', error: error ?? null };
};

/** The status of an intent that was retrieved by its client secret. If that request is invalid, the secret is. */
export const statusOfRetrieval = (result: PaymentIntentResult): IntentStatus => {
  if (result.error?.type === 'invalid_request_error' && !result.error.payment_intent) return { status: 'canceled' };
  const intent = statusOfConfirmation(result);
  return intent.status === 'charged' ? { ...intent, isNew: false } : intent;
};
