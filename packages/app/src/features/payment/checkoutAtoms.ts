import type { Bike, Booking } from '@second-gear/contract';
import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError } from '#core/api/apiError.ts';
import { withTimeout } from '#core/api/withTimeout.ts';
import { sellersAtom, withResolvedImage } from '#core/data/bikes.ts';
import { servicesAtom } from '#core/services.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import { type Checkout, createCheckout } from './checkout/checkout.ts';
import { createPaymentJournal } from './checkout/paymentJournal.ts';
import { loadPaymentsAtom } from './loadPayments.ts';
import { createPaymentDates, withPaymentDates } from './paymentDates.ts';
import { blockReloadDuringPayment, reportCheckout } from './watchCheckout.ts';

/** The time after which the page shows an error if Stripe.js has not loaded, in ms (failure mode P15). */
const stripeTimeoutMs = 15_000;

const stripeQueryKey = ['Stripe.js'];

/** The library Stripe.js, or the fake Stripe that replaces it. Only the payment page loads it. */
export const stripeAtom = atomWithQuery((get) => {
  const { queryClient } = get(servicesAtom);
  const loadPayments = get(loadPaymentsAtom);
  return {
    queryKey: stripeQueryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The query is not sent again when the browser is online again, because react-stripe-js's `<Elements>` does not
    // accept a second object of the library.
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
        // On a slow connection the library may load after the timeout. The page then uses it.
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

/** Finds a bike in the cached lists, and the category whose list contains the bike. */
const findCachedBike = (queryClient: QueryClient, bikeId: string) => {
  const lists = queryClient.getQueriesData<Bike[]>({ queryKey: ['bikes'] });
  for (const [[, categoryId], bikes] of lists) {
    const bike = bikes?.find(({ _id }) => _id === bikeId);
    if (bike) return { bike, categoryId: String(categoryId) };
  }
  return undefined;
};

/**
 * The checkout of one booking by the signed-in user. It does not depend on the page: if the user leaves the page while
 * a charge is being recorded, the recording continues.
 */
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
        // Stores the bikes that the checkout reads in the query cache, where `categoryOf` and `sellerOfBikeAtom` find
        // them.
        listBikes: async (input, options) => {
          const bikes = await api.listBikes(input, options);
          queryClient.setQueryData(['bikes', input.params.id], bikes.map(withResolvedImage(imageUrl)));
          return bikes;
        },
      },
      bookingId,
      journal: withPaymentDates(createPaymentJournal({ uid, bookingId }), createPaymentDates(uid), isSignedIn),
      currency: settings.stripeCurrency,
      categoryOf: (bikeId) => findCachedBike(queryClient, bikeId)?.categoryId,
      retrieve: async (clientSecret) => {
        const library = await withTimeout(loadPayments(), stripeTimeoutMs);
        if (!library) throw new ApiError('networkError');
        return library.retrievePaymentIntent(clientSecret);
      },
      isSignedIn,
      // Without HTTPS the browser does not support Web Locks. Two tabs can then run a payment at the same time.
      withLock: (work) => ('locks' in navigator ? navigator.locks.request(`pay:${bookingId}`, work) : work()),
      onChange: () => {
        for (const list of ['orders', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
      },
    });
    blockReloadDuringPayment(created);
    if (addMonitoringReport) reportCheckout(created, addMonitoringReport);
    return created;
  });
  checkout.debugLabel = `checkout of ${bookingId}`;
  return checkout;
});

/**
 * The seller of one booked bike, from the cached list that contains the bike. If no cached list contains the bike,
 * reads the lists of bikes of all categories.
 */
export const sellerOfBikeAtom = atomFamily((bikeId: string): typeof sellersAtom => {
  const seller = atom((get) => {
    const cached = findCachedBike(get(servicesAtom).queryClient, bikeId);
    if (!cached) return get(sellersAtom);
    const { sellerName: name, phone, soldOut: isSold } = cached.bike;
    return () => ({ state: 'ready' as const, data: { name, phone, categoryId: cached.categoryId, isSold } });
  });
  seller.debugLabel = `seller of ${bikeId}`;
  return seller;
});

/**
 * Completes the earlier payments of these bookings that are not recorded yet, if the card was charged or may have been
 * charged. Never charges a card. Resolves with the number of bookings whose payment this call has completed.
 */
export const resumePaymentsAtom = atom(null, async (get, _set, bookings: readonly Booking[]): Promise<number> => {
  const paid = await Promise.all(bookings.map((booking) => get(checkoutAtom(booking._id))?.resume(booking)));
  return paid.filter(Boolean).length;
});
