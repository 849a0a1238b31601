import { type Booking, isId } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { isRejected } from '#core/api/apiError.ts';
import { withResolvedImage } from '#core/data/bikes.ts';
import { servicesAtom } from '#core/services.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';
import { bookingsKey } from './countPayable.ts';

export const myBookingsAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: bookingsKey(user?.uid),
    enabled: user !== null,
    queryFn: async ({ signal }): Promise<Booking[]> =>
      user
        ? (await api.listBookings({ query: { email: user.email } }, { signal })).map(withResolvedImage(imageUrl))
        : [],
  };
});
myBookingsAtom.debugLabel = 'my bookings';

/** Since the page was loaded. The list of bookings is refetched only some time after a booking. */
export const recentBookingsAtom = atom<readonly { uid: string; bikeId: string }[]>([]);
recentBookingsAtom.debugLabel = 'recent bookings';

/** Undefined for a user with another role, for whom nothing is requested. Changes only with the data. */
export const buyersBookingsAtom = atom((get): Booking[] | undefined =>
  get(roleAtom).data === 'buyer' ? get(myBookingsAtom).data : undefined,
);

/** If the list of bookings cannot be read, only the bikes that were booked since the page was loaded. */
export const bookedBikesAtom = atom((get): ReadonlySet<string> => {
  const uid = get(userAtom)?.uid;
  const now = get(recentBookingsAtom).filter((booking) => booking.uid === uid);
  return new Set([...(get(buyersBookingsAtom) ?? []), ...now].map(({ bikeId }) => bikeId));
});
bookedBikesAtom.debugLabel = 'booked bikes';

export const paidBikesAtom = atom(
  (get): ReadonlySet<string> =>
    new Set((get(buyersBookingsAtom) ?? []).flatMap(({ bikeId, paid }) => (paid ? [bikeId] : []))),
);
paidBikesAtom.debugLabel = 'paid bikes';

/**
 * Null after a 404 or an empty body. An id that is not well-formed, which the user may have typed, is sent only if the
 * server lists it among the buyer's bookings.
 */
export const bookingAtom = atomFamily((bookingId: string) => {
  const booking = atomWithQuery((get) => {
    const user = get(userAtom);
    const { api, imageUrl } = get(servicesAtom);
    return {
      queryKey: ['order', user?.uid, bookingId],
      enabled: user !== null,
      // Requested each time, because the user pays for it.
      staleTime: 0,
      queryFn: async ({ signal }): Promise<Booking | null> => {
        if (!user) return null;
        const isListed = async () =>
          (await api.listBookings({ query: { email: user.email } }, { signal })).some(({ _id }) => _id === bookingId);
        if (!isId(bookingId) && !(await isListed())) return null;
        try {
          const found = await api.findBooking({ params: { id: bookingId } }, { signal });
          return found && withResolvedImage(imageUrl)(found);
        } catch (error) {
          if (isRejected(error)) return null;
          throw error;
        }
      },
    };
  });
  booking.debugLabel = `booking ${bookingId}`;
  return booking;
});
