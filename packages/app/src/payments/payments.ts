import type { Stripe } from '@stripe/stripe-js';

export type PaymentsSettings = {
  /** Stripe's publishable key; null puts a local object in Stripe's place. */
  publishableKey: string | null;
  /** Where the demo's card service is asked: a base URL without a slash at the end. Never the API's, which must see no card number. */
  demoUrl: string;
};

/** Said by the build, which knows the settings: a shop with Stripe's key holds nothing that plays Stripe. Tests have it all. */
declare const __LOCAL_CARDS__: boolean | undefined;

/**
 * The library that takes cards, for `<Elements stripe>`. Only the one that is needed is fetched, and only when a payment
 * page asks. Gives null where it could not be loaded; asking again tries again. Never throws.
 */
export const loadPayments = async ({ publishableKey, demoUrl }: PaymentsSettings): Promise<Stripe | null> => {
  try {
    if (publishableKey) {
      // The pure entry adds Stripe's script when it is asked to, not when it is imported.
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      return await loadStripe(publishableKey);
    }
    if (typeof __LOCAL_CARDS__ === 'undefined' || __LOCAL_CARDS__) {
      const { openLocalStripe } = await import('./fake-stripe/openFakeStripe.ts');
      return openLocalStripe(demoUrl);
    }
    return null;
  } catch {
    return null;
  }
};
