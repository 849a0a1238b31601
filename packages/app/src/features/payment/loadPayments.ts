import { ChunkLoadError, loadChunk } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import { reportOwnError } from '#core/api/reportOwnError.ts';
import { providedAtom } from '#core/services.ts';

/** Loads Stripe.js or the fake Stripe. Resolves with null if that fails; the next call tries again. */
export const loadPaymentsAtom = providedAtom<() => Promise<Stripe | null>>('payments');

export type PaymentsSettings = {
  /** Stripe's publishable key. Null means that the fake Stripe is used. */
  publishableKey: string | null;
  /**
   * The base URL of the demo's card service, without a slash at the end. It must never default to the API's URL,
   * because the API must not receive card numbers.
   */
  demoUrl: string;
};

/**
 * Whether a Stripe key is configured. The build replaces this constant from the settings; a build with a key leaves out
 * the fake Stripe. In tests the code contains both.
 */
declare const __LOCAL_CARDS__: boolean | undefined;

/**
 * Loads Stripe.js or the fake Stripe, for the `stripe` prop of `<Elements>`. Only the payment page calls it, and it
 * loads only one of the two. Resolves with null if the library could not be loaded; the next call tries again. Rejects
 * with any other error and reports it, because it is one of the program (failure mode F73).
 */
export const loadPayments = async ({ publishableKey, demoUrl }: PaymentsSettings): Promise<Stripe | null> => {
  try {
    if (publishableKey) {
      // The package's entry `pure` adds Stripe's script to the page only when `loadStripe` is called. The default entry
      // would add it as soon as the package is imported.
      const { loadStripe } = await loadChunk(() => import('@stripe/stripe-js/pure'));
      // The package rejects only if Stripe's own script could not be loaded.
      return await loadStripe(publishableKey).catch(() => null);
    }
    if (typeof __LOCAL_CARDS__ === 'undefined' || __LOCAL_CARDS__) {
      const { openFakeStripe } = await loadChunk(() => import('./fake-stripe/openFakeStripe.tsx'));
      return openFakeStripe(demoUrl);
    }
    return null;
  } catch (error) {
    if (error instanceof ChunkLoadError) return null;
    reportOwnError(error);
    throw error;
  }
};
