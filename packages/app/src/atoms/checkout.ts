import type { Booking } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { Problem } from '../api/problem.ts';
import { type Checkout, createCheckout } from '../payments/checkout.ts';
import { holdWhileUnsettled } from '../payments/holdWhileUnsettled.ts';
import { createJournal, isCharged } from '../payments/journal.ts';
import { family } from './family.ts';
import { uidAtom } from './session.ts';
import { worldAtom } from './world.ts';

/** The card payments' library, asked for by the payment page alone. */
export const paymentsAtom = atomWithQuery((get) => {
  const { loadPayments } = get(worldAtom);
  return {
    queryKey: ['payments library'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
    queryFn: async () => {
      const library = await loadPayments();
      if (!library) throw new Problem('unreachable');
      return library;
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
    const { api, queryClient, loadPayments } = get(worldAtom);
    const checkout = createCheckout({
      api,
      journal: createJournal(uid, bookingId),
      retrieve: async (clientSecret) => {
        const library = await loadPayments();
        if (!library) throw new Problem('unreachable');
        return library.retrievePaymentIntent(clientSecret);
      },
      alone: (work) => ('locks' in navigator ? navigator.locks.request(`pay:${bookingId}`, work) : work()),
      onChange: () => {
        for (const list of ['orders', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
      },
    });
    holdWhileUnsettled(checkout);
    return checkout;
  });
  checkout.debugLabel = `checkout of ${bookingId}`;
  return checkout;
});

/** Finishes what was charged for these bookings and is not in the shop's books yet. Charges nothing. */
export const finishPaymentsAtom = atom(null, (get, _set, bookings: readonly Booking[]) => {
  const uid = get(uidAtom);
  if (!uid) return;
  for (const booking of bookings) {
    const checkout = isCharged(createJournal(uid, booking._id).read()) && get(checkoutAtom(booking._id));
    if (!checkout) continue;
    void (checkout.read().state === 'recordingFailed' ? checkout.retry() : checkout.open(booking));
  }
});
