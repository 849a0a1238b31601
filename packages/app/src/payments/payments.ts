import type { Stripe } from '@stripe/stripe-js';

export type PaymentsSettings = {
  /** Stripe's publishable key; null: the fake Stripe is used. */
  publishableKey: string | null;
  /** The base URL of the demo's card service, without a slash at the end. Never the API's, which must get no card number. */
  demoUrl: string;
};

/** Defined by the build from the settings: an app with a Stripe key contains no fake Stripe. Tests contain both. */
declare const __LOCAL_CARDS__: boolean | undefined;

/**
 * Loads Stripe.js or the fake Stripe, for `<Elements stripe>`. Only the one that is needed is loaded, and only by a payment
 * page. Resolves with null if it could not be loaded; the next call tries again. Never throws.
 */
export const loadPayments = async ({ publishableKey, demoUrl }: PaymentsSettings): Promise<Stripe | null> => {
  try {
    if (publishableKey) {
      // The pure entry adds Stripe's script when `loadStripe` is called, not when it is imported.
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      return await loadStripe(publishableKey);
    }
    if (typeof __LOCAL_CARDS__ === 'undefined' || __LOCAL_CARDS__) {
      const { openFakeStripe } = await import('./fake-stripe/openFakeStripe.ts');
      return openFakeStripe(demoUrl);
    }
    return null;
  } catch {
    return null;
  }
};
