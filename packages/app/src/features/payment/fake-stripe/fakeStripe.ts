import type { PaymentIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { normalizeCard } from './card.ts';
import { createCardElement, type FakeCardElement, type MountCardFields } from './cardElement.ts';
import type { FakeStripeApi } from './fakeStripeApi.ts';

/** Resolves with true if the cardholder has passed it. */
export type Challenge = () => Promise<boolean>;

type FakeStripeOptions = {
  api: FakeStripeApi;
  mountFields: MountCardFields;
  challenge: Challenge;
};

const unsupportedError = {
  type: 'invalid_request_error',
  message: 'The fake Stripe only confirms card payments from its card element.',
} as const satisfies StripeError;

/** docs/architecture.md. A card number goes only from the inputs to the API, and is not stored. */
export const createFakeStripe = ({ api, mountFields, challenge }: FakeStripeOptions): Stripe => {
  const cards = new WeakMap<object, FakeCardElement>();

  const elements = () => {
    let card: FakeCardElement | null = null;
    return {
      create: () => {
        const created = createCardElement({
          mountFields,
          onDestroy: () => {
            if (card === created) card = null;
          },
        });
        card = created;
        cards.set(created.element, created);
        return created.element;
      },
      getElement: () => card?.element ?? null,
    } satisfies Record<'create' | 'getElement', unknown>;
  };

  const methods = {
    // react-stripe-js requires these two.
    createToken: async () => ({ error: unsupportedError }),
    createPaymentMethod: async () => ({ error: unsupportedError }),

    confirmCardPayment: async (clientSecret, data): Promise<PaymentIntentResult> => {
      const method = data?.payment_method;
      const card = typeof method === 'object' && 'card' in method && cards.get(method.card);
      if (!card) return { error: unsupportedError };
      const submitted = card.submit();
      if (submitted.error) {
        const { code, message } = submitted.error;
        return { error: { type: 'validation_error', code, message } };
      }
      const result = await api.confirm(clientSecret, normalizeCard(submitted.card));
      return result.paymentIntent?.status === 'requires_action'
        ? api.authenticate(clientSecret, await challenge())
        : result;
    },

    retrievePaymentIntent: (clientSecret) => api.retrieve(clientSecret),
  } satisfies Pick<Stripe, 'createToken' | 'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent'>;

  // Only the members of Stripe.js that the app uses.
  return { ...methods, elements: () => elements() as unknown as StripeElements } as unknown as Stripe;
};
