import type { Stripe } from '@stripe/stripe-js';
import { createLocalStripe } from './fakeStripe.ts';
import { createCardDesk } from './fakeStripeApi.ts';
import { mountCardFields } from './ui/mountCardFields.tsx';
import { showChallenge } from './ui/showThreeDSecure.tsx';

/** The local object with its inputs, its authentication dialog and the demo's card service at `demoUrl` behind it. */
export const openLocalStripe = (demoUrl: string): Stripe =>
  createLocalStripe({
    desk: createCardDesk({ demoUrl }),
    mountFields: mountCardFields,
    challenge: showChallenge,
  });
