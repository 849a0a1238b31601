import { ChunkLoadError, loadChunk } from '@second-gear/ui';
import type { Stripe } from '@stripe/stripe-js';
import { reportOwnError } from '#core/api/reportOwnError.ts';
import { providedAtom } from '#core/services.ts';

/** Resolves with null if that fails; the next call tries again. */
export const loadPaymentsAtom = providedAtom<() => Promise<Stripe | null>>('payments');

type PaymentsSettings = {
  /** Null means the fake Stripe. */
  publishableKey: string | null;
  /** Without a slash at the end. Never by default the API's URL, because the API must not receive card numbers. */
  demoUrl: string;
};

/** A build with a Stripe key leaves out the fake Stripe. In tests the code contains both. */
declare const __LOCAL_CARDS__: boolean | undefined;

/**
 * Resolves with null if the library could not be loaded; the next call tries again. Rejects with an error of the
 * program (failure mode F73).
 */
export const loadPayments = async ({ publishableKey, demoUrl }: PaymentsSettings): Promise<Stripe | null> => {
  try {
    if (publishableKey) {
      // The default entry would add Stripe's script to the page as soon as the package is imported.
      const { loadStripe } = await loadChunk(() => import('@stripe/stripe-js/pure'));
      // Stripe's own script could not be loaded.
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
