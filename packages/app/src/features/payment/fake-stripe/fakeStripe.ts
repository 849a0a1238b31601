import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElementOptions,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { normalizeCard } from './card.ts';
import { createCardElement, type FakeCardElement, type MountCardFields } from './cardElement.ts';
import type { FakeStripeApi } from './fakeStripeApi.ts';

/** Resolves with true if the cardholder has passed it. */
export type Challenge = () => Promise<boolean>;

type FakeStripeOptions = {
  api: FakeStripeApi;
  mountFields: MountCardFields;
  challenge: Challenge;
  now?(): Date;
};

const unsupportedError = {
  type: 'invalid_request_error',
  message: 'The fake Stripe only confirms card payments from its card element.',
} as const satisfies StripeError;

/** react-stripe-js passes its component, which has the type in `__elementType`. */
const elementName = (input: unknown): unknown =>
  typeof input === 'function' && '__elementType' in input ? input.__elementType : input;

/** docs/architecture.md. A card number goes only from the inputs to the API, and is not stored. */
export const createFakeStripe = ({ api, mountFields, challenge, now }: FakeStripeOptions): Stripe => {
  const cards = new WeakMap<object, FakeCardElement>();

  const elements = () => {
    let card: FakeCardElement | null = null;
    return {
      create: (type: string, options?: StripeCardElementOptions) => {
        if (type !== 'card') throw new Error(`The fake Stripe has no element called ${type}.`);
        if (card) throw new Error('Can only create one Element of type card through the same instance of Elements.');
        const created = createCardElement({
          mountFields,
          options,
          now,
          onDestroy: () => {
            if (card === created) card = null;
          },
        });
        card = created;
        cards.set(created.element, created);
        return created.element;
      },
      getElement: (input: unknown) => (elementName(input) === 'card' ? (card?.element ?? null) : null),
      update: async () => {},
      on: () => {},
      fetchUpdates: async () => ({}),
    } satisfies Record<'create' | 'getElement' | 'update' | 'on' | 'fetchUpdates', unknown>;
  };

  const handleActions = async (clientSecret: string, result: PaymentIntentResult): Promise<PaymentIntentResult> =>
    result.paymentIntent?.status === 'requires_action' ? api.authenticate(clientSecret, await challenge()) : result;

  const methods = {
    createToken: async () => ({ error: unsupportedError }),
    createPaymentMethod: async () => ({ error: unsupportedError }),

    confirmCardPayment: async (clientSecret, data, options) => {
      const method = data?.payment_method;
      const handle = (result: PaymentIntentResult) =>
        options?.handleActions === false ? result : handleActions(clientSecret, result);

      // Continues the earlier attempt to pay, which may still need a 3-D Secure challenge.
      if (method === undefined) return handle(await api.retrieve(clientSecret));

      const card = typeof method === 'object' && 'card' in method && cards.get(method.card);
      if (!card) return { error: unsupportedError };
      const submitted = card.submit();
      if (submitted.error) {
        const { code, message } = submitted.error;
        return { error: { type: 'validation_error', code, message } };
      }
      return handle(await api.confirm(clientSecret, normalizeCard(submitted.card)));
    },

    retrievePaymentIntent: (clientSecret) => api.retrieve(clientSecret),

    handleNextAction: async (input: { clientSecret: string } | { hashedValue: string }) => {
      if (!('clientSecret' in input)) return { error: unsupportedError };
      const result = await api.retrieve(input.clientSecret);
      if (result.paymentIntent && result.paymentIntent.status !== 'requires_action') {
        throw new Error('handleNextAction: The PaymentIntent supplied is not in the requires_action state.');
      }
      return handleActions(input.clientSecret, result);
    },
  } satisfies Pick<
    Stripe,
    'createToken' | 'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent' | 'handleNextAction'
  >;

  // Only the members of Stripe.js that the app uses.
  return { ...methods, elements: () => elements() as unknown as StripeElements } as unknown as Stripe;
};
