import type { Booking } from '@second-gear/contract';
import { atom } from 'jotai';
import { usersAtom } from '#features/admin/adminData.ts';
import { myOrdersAtom } from '#features/booking/bookings.ts';
import { roleAtom } from '#features/session/sessionAtoms.ts';

/** As far as the data is loaded. */
export type NextStep =
  | { kind: 'pay'; unpaid: readonly Booking[] }
  | { kind: 'verify'; sellers: number }
  | { kind: 'addBike' };

/** Null if nothing is known. Requests the bookings of a buyer, and the sellers for an admin. */
export const nextStepAtom = atom((get): NextStep | null => {
  const { data: role } = get(roleAtom);
  if (role === 'seller') return { kind: 'addBike' };
  if (role === 'buyer') {
    const unpaid = (get(myOrdersAtom).data ?? []).filter(({ paid }) => !paid);
    return unpaid.length > 0 ? { kind: 'pay', unpaid } : null;
  }
  if (role === 'admin') {
    const sellers = (get(usersAtom('seller')).data ?? []).filter(({ isVerified }) => !isVerified).length;
    return sellers > 0 ? { kind: 'verify', sellers } : null;
  }
  return null;
});
nextStepAtom.debugLabel = 'next step';
