import type { Booking } from '@second-gear/contract';
import { orderStateOf } from '@second-gear/ui';
import { atom } from 'jotai';
import { usersAtom } from '#features/admin/users.ts';
import { myBookingsAtom } from '#features/booking/bookings.ts';
import { currentSellersAtom } from '#features/booking/currentSellers.ts';
import { roleAtom } from '#features/session/sessionAtoms.ts';

/** As far as the data is loaded. */
export type NextStep =
  | { kind: 'pay'; unpaid: readonly Booking[] }
  | { kind: 'verify'; sellers: number }
  | { kind: 'addBike' };

/**
 * Null if nothing is known. Requests the bookings of a buyer, with the bikes of all sellers if one is not paid, and the
 * sellers for an admin.
 */
export const nextStepAtom = atom((get): NextStep | null => {
  const { data: role } = get(roleAtom);
  if (role === 'seller') return { kind: 'addBike' };
  if (role === 'buyer') {
    const bookings = (get(myBookingsAtom).data ?? []).filter(({ paid }) => !paid);
    const sellerOf = bookings.length > 0 ? get(currentSellersAtom) : null;
    if (!sellerOf || bookings.some((booking) => sellerOf(booking).state === 'loading')) return null;
    // Another buyer may have paid for a bike meanwhile.
    const unpaid = bookings.filter((booking) => orderStateOf(booking, sellerOf(booking), false) === 'unpaid');
    return unpaid.length > 0 ? { kind: 'pay', unpaid } : null;
  }
  if (role === 'admin') {
    const sellers = (get(usersAtom('seller')).data ?? []).filter(({ isVerified }) => !isVerified).length;
    return sellers > 0 ? { kind: 'verify', sellers } : null;
  }
  return null;
});
nextStepAtom.debugLabel = 'next step';
