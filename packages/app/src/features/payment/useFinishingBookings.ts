import type { Booking } from '@second-gear/contract';
import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { checkoutAtom } from './checkoutAtoms.ts';

const noBookings: readonly Booking[] = [];

/** This device has sent a card for the booking, and its payment is not recorded. */
export const useFinishingBookings = (bookings: readonly Booking[] = noBookings): ((booking: Booking) => boolean) => {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = bookings.map(({ _id }) => store.get(checkoutAtom(_id))?.subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe?.();
      };
    },
    [bookings, store],
  );
  // A snapshot must be the same while nothing has changed.
  const ids = useSyncExternalStore(subscribe, () =>
    bookings.flatMap(({ _id }) => (store.get(checkoutAtom(_id))?.hasSentCard() ? [_id] : [])).join(' '),
  );
  return ({ _id }) => ids.split(' ').includes(_id);
};
