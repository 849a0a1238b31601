import type { Booking } from '@second-gear/contract';
import { useStore } from 'jotai';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { checkoutAtom } from './checkoutAtoms.ts';

const noOrders: readonly Booking[] = [];

/** This device has sent a card for the order, and its payment is not recorded. */
export const useFinishingOrders = (orders: readonly Booking[] = noOrders): ((order: Booking) => boolean) => {
  const store = useStore();
  const checkouts = useMemo(
    () => new Map(orders.map(({ _id }) => [_id, store.get(checkoutAtom(_id))])),
    [orders, store],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribes = [...checkouts.values()].map((checkout) => checkout?.subscribe(listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe?.();
      };
    },
    [checkouts],
  );
  // A snapshot must be the same while nothing has changed.
  const ids = useSyncExternalStore(subscribe, () =>
    [...checkouts].flatMap(([id, checkout]) => (checkout?.hasSentCard() ? [id] : [])).join(' '),
  );
  return ({ _id }) => ids.split(' ').includes(_id);
};
