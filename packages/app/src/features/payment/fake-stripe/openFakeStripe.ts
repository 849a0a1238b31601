import type { Stripe } from '@stripe/stripe-js';
import { createFakeStripe } from './fakeStripe.ts';
import { createFakeStripeApi } from './fakeStripeApi.ts';
import { mountCardFields } from './ui/mountCardFields.tsx';
import { showThreeDSecure } from './ui/showThreeDSecure.tsx';

/** Creates the fake Stripe with its inputs and its 3-D Secure dialog. It uses the demo's card service at `demoUrl`. */
export const openFakeStripe = (demoUrl: string): Stripe =>
  createFakeStripe({
    api: createFakeStripeApi({ demoUrl }),
    mountFields: mountCardFields,
    challenge: showThreeDSecure,
  });
