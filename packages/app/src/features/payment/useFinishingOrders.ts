import type { Booking } from '@second-gear/contract';
import { useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { checkoutAtom } from './checkoutAtoms.ts';

const noOrders: readonly Booking[] = [];

/** This device has sent a card for the order, and its payment is not recorded. */
export const useFinishingOrders = (orders: readonly Booking[] = noOrders): ((order: Booking) => boolean) => {
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = orders.map(({ _id }) => store.get(checkoutAtom(_id))?.subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe?.();
      };
    },
    [orders, store],
  );
  // A snapshot must be the same while nothing has changed.
  const ids = useSyncExternalStore(subscribe, () =>
    orders.flatMap(({ _id }) => (store.get(checkoutAtom(_id))?.hasSentCard() ? [_id] : [])).join(' '),
  );
  return ({ _id }) => ids.split(' ').includes(_id);
};
