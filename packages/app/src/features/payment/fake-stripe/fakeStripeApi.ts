import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import * as v from 'valibot';
import type { CardValue } from './card.ts';

/** The card endpoints of the mock server, in the place of Stripe's servers. The methods never throw. */
export type FakeStripeApi = {
  /** After `requires_action` the caller must call `authenticate`. A declined card is Stripe's `card_error`. */
  confirm(clientSecret: string, card: CardValue): Promise<PaymentIntentResult>;
  authenticate(clientSecret: string, passed: boolean): Promise<PaymentIntentResult>;
  retrieve(clientSecret: string): Promise<PaymentIntentResult>;
};

/** In ms. */
const timeoutMs = 30_000;

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

/** Only the fields that the app reads. */
const Intent = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    status: v.picklist(statuses),
    amount: v.number(),
    currency: v.string(),
  }),
  v.transform((intent) => ({ ...intent, last_payment_error: null }) as PaymentIntent),
);

const ResponseBody = v.union([
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

const connectionError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
} as const satisfies StripeError;

const invalidResponseError = {
  type: 'api_error',
  message: 'An unexpected error occurred.',
} as const satisfies StripeError;

export const createFakeStripeApi = (demoUrl: string): FakeStripeApi => {
  const request = async (path: string, body?: object): Promise<PaymentIntentResult> => {
    let text: string;
    try {
      const response = await fetch(`${demoUrl}/_cards/${path}`, {
        signal: AbortSignal.timeout(timeoutMs),
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
      return { error: connectionError };
    }
    try {
      return v.parse(ResponseBody, JSON.parse(text));
    } catch {
      return { error: invalidResponseError };
    }
  };

  return {
    confirm: (clientSecret, card) => request('confirm', { clientSecret, card }),
    authenticate: (clientSecret, passed) => request('authenticate', { clientSecret, passed }),
    retrieve: (clientSecret) => request(`intent?${new URLSearchParams({ clientSecret })}`),
  };
};
