import { type Booking, isId } from '@second-gear/contract';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { isRejected } from '#core/api/apiError.ts';
import { withResolvedImage } from '#core/data/bikes.ts';
import { servicesAtom } from '#core/services.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';

/** The bookings of the signed-in buyer. */
export const myOrdersAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['orders', user?.uid],
    enabled: user !== null,
    queryFn: async ({ signal }): Promise<Booking[]> =>
      user
        ? (await api.listBookings({ query: { email: user.email } }, { signal })).map(withResolvedImage(imageUrl))
        : [],
  };
});
myOrdersAtom.debugLabel = 'my orders';

/**
 * The bikes that were booked since the page was loaded, each with the user who has booked it. The list of bookings does
 * not contain them at once, because it is refetched only some time after a booking.
 */
export const recentBookingsAtom = atom<readonly { uid: string; bikeId: string }[]>([]);
recentBookingsAtom.debugLabel = 'recent bookings';

/**
 * The buyer's bookings. Undefined for a user with another role: only buyers have bookings, so this atom requests none.
 * This atom changes only when the data changes, not with each state of the request.
 */
export const buyersOrdersAtom = atom((get): Booking[] | undefined =>
  get(roleAtom).data === 'buyer' ? get(myOrdersAtom).data : undefined,
);

/**
 * The ids of the bikes that the signed-in buyer has booked. If the list of bookings cannot be read, the set contains
 * only the bikes that were booked since the page was loaded.
 */
export const bookedBikesAtom = atom((get): ReadonlySet<string> => {
  const uid = get(userAtom)?.uid;
  const now = get(recentBookingsAtom).filter((booking) => booking.uid === uid);
  return new Set([...(get(buyersOrdersAtom) ?? []), ...now].map(({ bikeId }) => bikeId));
});
bookedBikesAtom.debugLabel = 'booked bikes';

/** The ids of the bikes that the signed-in buyer has paid. */
export const paidBikesAtom = atom(
  (get): ReadonlySet<string> =>
    new Set((get(buyersOrdersAtom) ?? []).flatMap(({ bikeId, paid }) => (paid ? [bikeId] : []))),
);
paidBikesAtom.debugLabel = 'paid bikes';

/**
 * One booking, for the payment page. Null if the server knows no booking with this id, whether it responds with 404 or
 * with an empty body. The id may be any text that the user has typed into the URL. An id that is not well-formed is
 * sent only if the server lists it among the buyer's bookings.
 */
export const orderAtom = atomFamily((bookingId: string) => {
  const order = atomWithQuery((get) => {
    const user = get(userAtom);
    const { api, imageUrl } = get(servicesAtom);
    return {
      queryKey: ['order', user?.uid, bookingId],
      enabled: user !== null,
      // With this value the booking is requested each time that a page needs it, because the user pays for it.
      staleTime: 0,
      queryFn: async ({ signal }): Promise<Booking | null> => {
        if (!user) return null;
        const isListed = async () =>
          (await api.listBookings({ query: { email: user.email } }, { signal })).some(({ _id }) => _id === bookingId);
        if (!isId(bookingId) && !(await isListed())) return null;
        try {
          const booking = await api.findBooking({ params: { id: bookingId } }, { signal });
          return booking && withResolvedImage(imageUrl)(booking);
        } catch (error) {
          if (isRejected(error)) return null;
          throw error;
        }
      },
    };
  });
  order.debugLabel = `order ${bookingId}`;
  return order;
});
