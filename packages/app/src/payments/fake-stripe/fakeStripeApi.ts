import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import * as v from 'valibot';
import type { CardValue } from './card.ts';

/** The mock server's card desk: what Stripe's own servers are to Stripe.js. Answers as they do, and never throws. */
export type CardDesk = {
  /** Pays with a card. `requires_action` asks for `authenticate`; a refusal comes as Stripe's `card_error`. */
  confirm(clientSecret: string, card: CardValue): Promise<PaymentIntentResult>;
  /** Says how the cardholder's authentication ended. */
  authenticate(clientSecret: string, passed: boolean): Promise<PaymentIntentResult>;
  /** How the payment stands. */
  retrieve(clientSecret: string): Promise<PaymentIntentResult>;
};

export type CardDeskOptions = {
  /** The base URL of the demo services, without a slash at the end. */
  demoUrl: string;
  fetch?: typeof fetch;
};

/** How long Stripe's desk may think, in ms. */
const patience = 30_000;

const statuses = [
  'canceled',
  'processing',
  'requires_action',
  'requires_capture',
  'requires_confirmation',
  'requires_payment_method',
  'succeeded',
] as const satisfies readonly PaymentIntent.Status[];

const errorTypes = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'card_error',
  'idempotency_error',
  'invalid_request_error',
  'rate_limit_error',
  'validation_error',
] as const satisfies readonly StripeError['type'][];

/** The desk sends the fields that a payment page reads; the others are as Stripe leaves them for a plain card payment. */
const Intent = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    status: v.picklist(statuses),
    amount: v.number(),
    currency: v.string(),
    client_secret: v.nullable(v.string()),
  }),
  v.transform(
    (intent): PaymentIntent => ({
      ...intent,
      object: 'payment_intent',
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic',
      confirmation_method: 'automatic',
      created: 0,
      description: null,
      last_payment_error: null,
      livemode: false,
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      receipt_email: null,
      setup_future_usage: null,
      shipping: null,
    }),
  ),
);

const Answer = v.union([
  v.object({ paymentIntent: Intent }),
  v.object({
    error: v.object({
      type: v.picklist(errorTypes),
      code: v.optional(v.string()),
      decline_code: v.optional(v.string()),
      message: v.optional(v.string()),
      payment_intent: v.optional(Intent),
    }),
  }),
]);

/** Stripe.js's sentence for a line that is down. */
const unconnected = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
} as const satisfies StripeError;

const unreadable = { type: 'api_error', message: 'An unexpected error occurred.' } as const satisfies StripeError;

export const createCardDesk = ({ demoUrl, fetch: ask = fetch }: CardDeskOptions): CardDesk => {
  const call = async (path: string, body?: object): Promise<PaymentIntentResult> => {
    let text: string;
    try {
      const response = await ask(`${demoUrl}/_cards/${path}`, {
        signal: AbortSignal.timeout(patience),
        cache: 'no-store',
        credentials: 'omit',
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      text = await response.text();
    } catch {
      return { error: unconnected };
    }
    try {
      return v.parse(Answer, JSON.parse(text));
    } catch {
      return { error: unreadable };
    }
  };

  return {
    confirm: (clientSecret, card) => call('confirm', { clientSecret, card }),
    authenticate: (clientSecret, passed) => call('authenticate', { clientSecret, passed }),
    retrieve: (clientSecret) => call(`intent?${new URLSearchParams({ clientSecret })}`),
  };
};
