import type { Stripe } from '@stripe/stripe-js';
import { createCardDesk } from './cardDesk.ts';
import { createLocalStripe } from './localStripe.ts';
import { mountCardFields } from './mountCardFields.tsx';
import { showChallenge } from './showChallenge.tsx';

/** The local object with its inputs, its authentication dialog and the demo's card service at `demoUrl` behind it. */
export const openLocalStripe = (demoUrl: string): Stripe =>
  createLocalStripe({
    desk: createCardDesk({ demoUrl }),
    mountFields: mountCardFields,
    challenge: showChallenge,
  });
