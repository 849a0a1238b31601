import type { Bike, Booking } from '@second-gear/contract';
import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError } from '#core/api/apiError.ts';
import { withTimeout } from '#core/api/withTimeout.ts';
import { bikesKey, sellersAtom, sellersIn, withResolvedImage } from '#core/data/bikes.ts';
import { invalidate } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import { type Checkout, createCheckout } from './checkout/checkout.ts';
import { createPaymentJournal } from './checkout/paymentJournal.ts';
import { loadPaymentsAtom } from './loadPayments.ts';
import { createPaymentDates, withPaymentDates } from './paymentDates.ts';
import { blockReloadDuringPayment, reportCheckout } from './watchCheckout.ts';

/** In ms. Then the page shows an error (failure mode P15). */
const stripeTimeoutMs = 15_000;

const stripeQueryKey = ['Stripe.js'];

/** Stripe.js, or the fake Stripe. Only the payment page loads it. */
export const stripeAtom = atomWithQuery((get) => {
  const { queryClient } = get(servicesAtom);
  const loadPayments = get(loadPaymentsAtom);
  return {
    queryKey: stripeQueryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // react-stripe-js's `<Elements>` does not accept a second object of the library.
    refetchOnReconnect: false,
    structuralSharing: false,
    queryFn: async () => {
      const loading = loadPayments();
      const notLoaded = new ApiError('networkError');
      try {
        const library = await withTimeout(loading, stripeTimeoutMs, undefined, notLoaded);
        if (library) return library;
      } catch (error) {
        if (error !== notLoaded) throw error;
        // After the timeout, on a slow connection. The page then uses it.
        loading.then(
          (late) => late && queryClient.setQueryData(stripeQueryKey, late),
          () => {},
        );
      }
      throw notLoaded;
    },
  };
});
stripeAtom.debugLabel = 'Stripe.js';

const findCachedCategory = (queryClient: QueryClient, bikeId: string): string | undefined => {
  const lists = queryClient.getQueriesData<Bike[]>({ queryKey: ['bikes'] });
  const found = lists.find(([, bikes]) => bikes?.some(({ _id }) => _id === bikeId));
  return found && String(found[0][1]);
};

/** By the signed-in user. It continues a recording when the user leaves the page. */
export const checkoutAtom = atomFamily((bookingId: string) => {
  const checkout = atom<Checkout | null>((get) => {
    const uid = get(uidAtom);
    if (!uid) return null;
    const { api, imageUrl, queryClient, addMonitoringReport, settings } = get(servicesAtom);
    const { session } = get(sessionServicesAtom);
    const loadPayments = get(loadPaymentsAtom);
    const isSignedIn = () => {
      const current = session.read();
      return current.state === 'signedIn' && current.user.uid === uid;
    };
    const created = createCheckout({
      api: {
        ...api,
        // `categoryOf` and `sellerOfBikeAtom` find them in the cache.
        listBikes: async (input, options) => {
          const bikes = await api.listBikes(input, options);
          queryClient.setQueryData(bikesKey(input.params.id), bikes.map(withResolvedImage(imageUrl)));
          return bikes;
        },
      },
      bookingId,
      journal: withPaymentDates(createPaymentJournal({ uid, bookingId }), createPaymentDates(uid), isSignedIn),
      currency: settings.stripeCurrency,
      categoryOf: (bikeId) => findCachedCategory(queryClient, bikeId),
      retrieve: async (clientSecret) => {
        const library = await withTimeout(loadPayments(), stripeTimeoutMs);
        if (!library) throw new ApiError('networkError');
        return library.retrievePaymentIntent(clientSecret);
      },
      isSignedIn,
      // Without HTTPS there are no Web Locks, and two tabs can run a payment at the same time.
      withLock: (work) => ('locks' in navigator ? navigator.locks.request(`pay:${bookingId}`, work) : work()),
      onChange: () => invalidate(get, 'orders', 'bikes', 'trending'),
    });
    blockReloadDuringPayment(created);
    if (addMonitoringReport) reportCheckout(created, addMonitoringReport);
    return created;
  });
  checkout.debugLabel = `checkout of ${bookingId}`;
  return checkout;
});

export const sellerOfBikeAtom = atomFamily((bikeId: string): typeof sellersAtom => {
  const seller = atom((get) => {
    const categoryId = findCachedCategory(get(servicesAtom).queryClient, bikeId);
    return categoryId === undefined ? get(sellersAtom) : sellersIn(get, [categoryId]);
  });
  seller.debugLabel = `seller of ${bikeId}`;
  return seller;
});

/** Never charges a card. Resolves with the number of bookings that this call has completed. */
export const resumePaymentsAtom = atom(null, async (get, _set, bookings: readonly Booking[]): Promise<number> => {
  const paid = await Promise.all(bookings.map((booking) => get(checkoutAtom(booking._id))?.resume(booking)));
  return paid.filter(Boolean).length;
});
