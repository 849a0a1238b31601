import type { Stripe } from '@stripe/stripe-js';
import { createCardDesk } from './cardDesk.ts';
import { createLocalStripe } from './localStripe.ts';
import { mountCardFields } from './mountCardFields.tsx';
import { showChallenge } from './showChallenge.tsx';

/** The local object with its inputs, its authentication dialog and the mock server at `apiUrl` behind it. */
export const openLocalStripe = (apiUrl: string): Stripe =>
  createLocalStripe({
    desk: createCardDesk({ apiUrl }),
    mountFields: mountCardFields,
    challenge: showChallenge,
  });
