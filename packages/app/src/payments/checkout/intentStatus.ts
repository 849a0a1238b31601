import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { CardError } from '../stripe/cardErrors.ts';
import type { Charge } from './charge.ts';

/** What an answer of the card provider means for a payment. */
export type Verdict =
  /** `isNew`: by the very confirmation that this is the answer to, so that nobody else can know of it. */
  | { is: 'charged'; transactionId: string; isNew: boolean }
  /** The provider has not decided. */
  | { is: 'processing' }
  /**
   * Nothing is charged, and the intent takes a card; with what the provider refused one for, where it did, and what a card
   * would be charged (null: the answer is about the card alone).
   */
  | { is: 'open'; error: CardError | null; asks: Charge | null }
  /** Canceled, or not known to the provider under our key: nothing can be charged with this intent any more. */
  | { is: 'over' }
  /** No answer that says anything about the intent: it may have been charged. */
  | { is: 'unknown'; error: CardError | null };

const ofIntent = (intent: PaymentIntent, error: StripeError | undefined): Verdict => {
  switch (intent.status) {
    case 'succeeded':
      return { is: 'charged', transactionId: intent.id, isNew: error === undefined };
    case 'canceled':
      return { is: 'over' };
    case 'processing':
    case 'requires_capture':
      return { is: 'processing' };
    default:
      return {
        is: 'open',
        error: error ?? intent.last_payment_error ?? null,
        asks: { amount: intent.amount, currency: intent.currency },
      };
  }
};

/** The provider looked at the card and said no; or its form never sent an unfinished one. */
const isRefusal = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

/** What came of confirming an intent with a card. */
export const verdictOfConfirmation = ({ paymentIntent, error }: PaymentIntentResult): Verdict => {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent) return ofIntent(intent, error);
  if (error?.code === 'resource_missing') return { is: 'over' };
  return error && isRefusal(error) ? { is: 'open', error, asks: null } : { is: 'unknown', error: error ?? null };
};

/** How an intent stands, when it was asked for by its secret: what is invalid about such a request can only be the secret. */
export const verdictOfRetrieval = (result: PaymentIntentResult): Verdict => {
  if (result.error?.type === 'invalid_request_error' && !result.error.payment_intent) return { is: 'over' };
  const verdict = verdictOfConfirmation(result);
  return verdict.is === 'charged' ? { ...verdict, isNew: false } : verdict;
};
