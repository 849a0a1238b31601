import type { Booking } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { Problem } from '../api/apiError.ts';
import { inTime } from '../api/withTimeout.ts';
import { holdWhileUnsettled } from '../payments/checkout/blockReloadDuringPayment.ts';
import { type Checkout, createCheckout } from '../payments/checkout/checkout.ts';
import { createJournal } from '../payments/checkout/paymentJournal.ts';
import { family } from './queries/atomFamily.ts';
import { pictured } from './queries/queries.ts';
import { worldAtom } from './services.ts';
import { uidAtom } from './session.ts';

/** How long the library is waited for before the page says so, in ms (faults P15). */
const patience = 15_000;

const libraryKey = ['payments library'];

/** The card payments' library, asked for by the payment page alone. */
export const paymentsAtom = atomWithQuery((get) => {
  const { loadPayments, queryClient } = get(worldAtom);
  return {
    queryKey: libraryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Elements takes one library, and no second one when the line is back.
    refetchOnReconnect: false,
    structuralSharing: false,
    queryFn: async () => {
      const loading = loadPayments();
      const library = await inTime(loading, patience).catch(() => null);
      if (library) return library;
      // On a slow line it may still come, and then the page goes on by itself.
      void loading.then((late) => late && queryClient.setQueryData(libraryKey, late));
      throw new Problem('unreachable');
    },
  };
});
paymentsAtom.debugLabel = 'payments library';

/**
 * The checkout of one booking, by the person signed in. It outlives the page: leaving while a charge is recorded does not
 * stop the recording.
 */
export const checkoutAtom = family((bookingId) => {
  const checkout = atom<Checkout | null>((get) => {
    const uid = get(uidAtom);
    if (!uid) return null;
    const { api, pictureUrl, queryClient, loadPayments, session, settings } = get(worldAtom);
    const opened = createCheckout({
      api: {
        ...api,
        // What the checkout reads of the bikes names their sellers too: the page need not ask again.
        listBikes: async (asked, options) => {
          const bikes = await api.listBikes(asked, options);
          queryClient.setQueryData(['bikes', asked.params.id], bikes.map(pictured(pictureUrl)));
          return bikes;
        },
      },
      bookingId,
      journal: createJournal({ uid, bookingId }),
      currency: settings.stripeCurrency,
      retrieve: async (clientSecret) => {
        const library = await inTime(loadPayments(), patience);
        if (!library) throw new Problem('unreachable');
        return library.retrievePaymentIntent(clientSecret);
      },
      isHere: () => {
        const now = session.read();
        return now.state === 'signedIn' && now.person.uid === uid;
      },
      // Where pages are not served securely there are no locks, and one tab does not know of another.
      alone: (work) => ('locks' in navigator ? navigator.locks.request(`pay:${bookingId}`, work) : work()),
      onChange: () => {
        for (const list of ['orders', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
      },
    });
    holdWhileUnsettled(opened);
    return opened;
  });
  checkout.debugLabel = `checkout of ${bookingId}`;
  return checkout;
});

/**
 * Finishes what was charged for these bookings, or may have been, and is not in the shop's books yet. Charges nothing.
 * Resolves with how many of them that has made paid.
 */
export const finishPaymentsAtom = atom(null, async (get, _set, bookings: readonly Booking[]): Promise<number> => {
  const paid = await Promise.all(bookings.map((booking) => get(checkoutAtom(booking._id))?.resume(booking)));
  return paid.filter(Boolean).length;
});
