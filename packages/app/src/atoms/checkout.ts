import type { Booking } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError } from '../api/apiError.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { blockReloadDuringPayment } from '../payments/checkout/blockReloadDuringPayment.ts';
import { type Checkout, createCheckout } from '../payments/checkout/checkout.ts';
import { createPaymentJournal } from '../payments/checkout/paymentJournal.ts';
import { atomFamily } from './queries/atomFamily.ts';
import { withResolvedImage } from './queries/queries.ts';
import { servicesAtom } from './services.ts';
import { uidAtom } from './session.ts';

/** How long the page waits for Stripe.js before it shows an error, in ms (failure mode P15). */
const stripeTimeoutMs = 15_000;

const stripeQueryKey = ['Stripe.js'];

/** Stripe.js, or the fake Stripe. Only the payment page loads it. */
export const stripeAtom = atomWithQuery((get) => {
  const { loadPayments, queryClient } = get(servicesAtom);
  return {
    queryKey: stripeQueryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // <Elements> accepts one library, and no second one after a reconnect.
    refetchOnReconnect: false,
    structuralSharing: false,
    queryFn: async () => {
      const loading = loadPayments();
      const library = await withTimeout(loading, stripeTimeoutMs).catch(() => null);
      if (library) return library;
      // On a slow connection it may still load; then the page continues.
      void loading.then((late) => late && queryClient.setQueryData(stripeQueryKey, late));
      throw new ApiError('networkError');
    },
  };
});
stripeAtom.debugLabel = 'Stripe.js';

/**
 * The checkout of one booking by the signed-in user. It outlives the page: leaving the page while a charge is recorded does
 * not stop the recording.
 */
export const checkoutAtom = atomFamily((bookingId) => {
  const checkout = atom<Checkout | null>((get) => {
    const uid = get(uidAtom);
    if (!uid) return null;
    const { api, imageUrl, queryClient, loadPayments, session, settings } = get(servicesAtom);
    const created = createCheckout({
      api: {
        ...api,
        // The bikes that the checkout reads also name their sellers: the page need not request them again.
        listBikes: async (input, options) => {
          const bikes = await api.listBikes(input, options);
          queryClient.setQueryData(['bikes', input.params.id], bikes.map(withResolvedImage(imageUrl)));
          return bikes;
        },
      },
      bookingId,
      journal: createPaymentJournal({ uid, bookingId }),
      currency: settings.stripeCurrency,
      retrieve: async (clientSecret) => {
        const library = await withTimeout(loadPayments(), stripeTimeoutMs);
        if (!library) throw new ApiError('networkError');
        return library.retrievePaymentIntent(clientSecret);
      },
      isSignedIn: () => {
        const current = session.read();
        return current.state === 'signedIn' && current.user.uid === uid;
      },
      // An insecure origin has no Web Locks: then one tab does not know of another.
      withLock: (work) => ('locks' in navigator ? navigator.locks.request(`pay:${bookingId}`, work) : work()),
      onChange: () => {
        for (const list of ['orders', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
      },
    });
    blockReloadDuringPayment(created);
    return created;
  });
  checkout.debugLabel = `checkout of ${bookingId}`;
  return checkout;
});

/**
 * Completes payments of these bookings that were charged, or may have been, and are not recorded yet. Charges nothing.
 * Resolves with the number of bookings that this has made paid.
 */
export const resumePaymentsAtom = atom(null, async (get, _set, bookings: readonly Booking[]): Promise<number> => {
  const paid = await Promise.all(bookings.map((booking) => get(checkoutAtom(booking._id))?.resume(booking)));
  return paid.filter(Boolean).length;
});
