import type {
  PaymentIntentResult,
  Stripe,
  StripeCardElementOptions,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { plainCard } from './card.ts';
import type { CardDesk } from './fakeStripeApi.ts';
import { createCardElement, type LocalCardElement, type MountCardFields } from './ui/cardElement.ts';

/** Asks the cardholder to authenticate, as a bank's own page does; true when they did. */
export type Challenge = () => Promise<boolean>;

export type LocalStripeParts = {
  desk: CardDesk;
  mountFields: MountCardFields;
  challenge: Challenge;
  now?(): Date;
};

const notOurs = {
  type: 'invalid_request_error',
  message: 'The stand-in for Stripe confirms card payments from its card element, and nothing else.',
} as const satisfies StripeError;

/** react-stripe-js asks for elements by their component, which carries the element's name. */
const elementName = (asked: unknown): unknown =>
  typeof asked === 'function' && '__elementType' in asked ? asked.__elementType : asked;

/**
 * An object with Stripe.js's interface, as far as `<Elements>`, one `<CardElement>` and a card payment need it (house.md,
 * decision 10). Card numbers go from the inputs to the desk, and are kept nowhere.
 */
export const createLocalStripe = ({ desk, mountFields, challenge, now }: LocalStripeParts): Stripe => {
  const cards = new WeakMap<object, LocalCardElement>();

  const elements = () => {
    let card: LocalCardElement | null = null;
    return {
      create: (type: string, options?: StripeCardElementOptions) => {
        if (type !== 'card') throw new Error(`The stand-in for Stripe has no element called ${type}.`);
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
      getElement: (asked: unknown) => (elementName(asked) === 'card' ? (card?.element ?? null) : null),
      update: async () => {},
      on: () => {},
      fetchUpdates: async () => ({}),
    } satisfies Record<'create' | 'getElement' | 'update' | 'on' | 'fetchUpdates', unknown>;
  };

  /** Has the cardholder authenticate where the bank wants that. */
  const carryOut = async (clientSecret: string, result: PaymentIntentResult): Promise<PaymentIntentResult> =>
    result.paymentIntent?.status === 'requires_action' ? desk.authenticate(clientSecret, await challenge()) : result;

  const local = {
    createToken: async () => ({ error: notOurs }),
    createPaymentMethod: async () => ({ error: notOurs }),

    confirmCardPayment: async (clientSecret, data, options) => {
      const method = data?.payment_method;
      const handle = (result: PaymentIntentResult) =>
        options?.handleActions === false ? result : carryOut(clientSecret, result);

      // Without a card, what is left of an earlier attempt is carried on with.
      if (method === undefined) return handle(await desk.retrieve(clientSecret));

      const card = typeof method === 'object' && 'card' in method && cards.get(method.card);
      if (!card) return { error: notOurs };
      const given = card.submit();
      if (given.problem) {
        const { code, message } = given.problem;
        return { error: { type: 'validation_error', code, message } };
      }
      return handle(await desk.confirm(clientSecret, plainCard(given.card)));
    },

    retrievePaymentIntent: (clientSecret) => desk.retrieve(clientSecret),

    handleNextAction: async (asked: { clientSecret: string } | { hashedValue: string }) => {
      if (!('clientSecret' in asked)) return { error: notOurs };
      const result = await desk.retrieve(asked.clientSecret);
      if (result.paymentIntent && result.paymentIntent.status !== 'requires_action') {
        throw new Error('handleNextAction: The PaymentIntent supplied is not in the requires_action state.');
      }
      return carryOut(asked.clientSecret, result);
    },
  } satisfies Pick<
    Stripe,
    'createToken' | 'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent' | 'handleNextAction'
  >;

  // The one place where the stand-in passes for the whole of Stripe.js: what it lacks, no page of the shop asks for.
  return { ...local, elements: () => elements() as unknown as StripeElements } as unknown as Stripe;
};
