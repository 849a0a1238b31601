import {
  type Bike,
  type Booking,
  type Category,
  categoryIds,
  endpoints,
  isCategoryId,
  isId,
  type ReportedItem,
  type SignUpRole,
  type User,
} from '@second-gear/contract';
import type { Seller, SellerOfOrder } from '@second-gear/ui';
import { atom, type Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { isRefused, Problem } from '../../api/apiError.ts';
import { worldAtom } from '../services.ts';
import { personAtom, roleAtom } from '../session.ts';
import { family } from './atomFamily.ts';

/** What the shop shows: one atom a list. Keys begin with the list's name, so that a write can say what it changed. */

export const pictured =
  (pictureUrl: (img: string) => string) =>
  <Record extends { img: string }>(record: Record): Record => ({ ...record, img: pictureUrl(record.img) });

/** Home's trending bike: the first of the answer, only if it is really advertised (spec §2). */
export const trendingAtom = atomWithQuery((get) => {
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['trending'],
    queryFn: async ({ signal }): Promise<Bike | null> => {
      const [first] = await api.trending({}, { signal });
      return first?.advertise ? pictured(pictureUrl)(first) : null;
    },
  };
});
trendingAtom.debugLabel = 'trending';

export const brandsAtom = atomWithQuery((get) => {
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['brands'],
    queryFn: async ({ signal }): Promise<Category[]> =>
      (await api.listCategories({}, { signal })).map(pictured(pictureUrl)),
    staleTime: 60_000,
  };
});
brandsAtom.debugLabel = 'brands';

/** Whether a brand can have this id at all: an empty one, or one that is too long to be asked for, has none. */
export const canBeBrand = (categoryId: string): boolean => v.is(endpoints.listBikes.params, { id: categoryId });

const bikesQuery = (get: Getter, categoryId: string) => {
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['bikes', categoryId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Bike[]> => {
      const isKnown =
        isCategoryId(categoryId) ||
        (await api.listCategories({}, { signal })).some(({ category_id }) => category_id === categoryId);
      return isKnown ? (await api.listBikes({ params: { id: categoryId } }, { signal })).map(pictured(pictureUrl)) : [];
    },
  };
};

/**
 * Every bike of one brand, sold ones included, newest first. The id may be from the address bar: one that is not a number is
 * sent only if the server lists such a brand.
 */
export const bikesOfAtom = family((categoryId) => {
  const bikes = atomWithQuery((get) => bikesQuery(get, categoryId));
  bikes.debugLabel = `bikes of ${categoryId}`;
  return bikes;
});

/** The same list as it was last read: it is asked for only where it is not in the cache. */
const cachedBikesOfAtom = family((categoryId) => {
  const bikes = atomWithQuery((get) => ({ ...bikesQuery(get, categoryId), staleTime: 'static' as const }));
  bikes.debugLabel = `cached bikes of ${categoryId}`;
  return bikes;
});

/**
 * Who sells a booked bike. A booking does not say it, nor its category (spec §3): the lists of all three are looked through, as
 * they are in the cache, since the seller of a bike does not change. Null for a bike that is in no list.
 */
export const sellersAtom = atom((get) => {
  const lists = categoryIds.map((id) => get(cachedBikesOfAtom(id)));
  const sellers = new Map<string, Seller>();
  for (const { data } of lists) {
    for (const bike of data ?? []) sellers.set(bike._id, { name: bike.sellerName, phone: bike.phone });
  }
  const isLoading = lists.some(({ data, isFetching }) => data === undefined && isFetching);
  return ({ bikeId }: Pick<Booking, 'bikeId'>): SellerOfOrder => {
    const seller = sellers.get(bikeId);
    if (!seller && isLoading) return { state: 'loading' };
    return { state: 'ready', data: seller ?? null };
  };
});
sellersAtom.debugLabel = 'sellers';

/** In its place until the lists may be asked for: nothing is read. */
export const sellersLaterAtom: typeof sellersAtom = atom(() => () => ({ state: 'loading' as const }));
sellersLaterAtom.debugLabel = 'sellers later';

/** The bookings of the buyer signed in. */
export const myOrdersAtom = atomWithQuery((get) => {
  const person = get(personAtom);
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['orders', person?.uid],
    enabled: person !== null,
    queryFn: async ({ signal }): Promise<Booking[]> =>
      person ? (await api.listBookings({ query: { email: person.email } }, { signal })).map(pictured(pictureUrl)) : [],
  };
});
myOrdersAtom.debugLabel = 'my orders';

/** Bikes that were booked since the page was opened, with the user who booked each: their list of bookings is read again later. */
export const bookedNowAtom = atom<readonly { uid: string; bikeId: string }[]>([]);
bookedNowAtom.debugLabel = 'booked now';

/** Only buyers have bookings: for anyone else they are not requested. Changes only with the data, not with each request. */
const buyersOrdersAtom = atom((get): Booking[] | undefined =>
  get(roleAtom).data === 'buyer' ? get(myOrdersAtom).data : undefined,
);

/** The ids of the bikes that the buyer signed in has booked. Where their bookings could not be read, only those booked now. */
export const bookedBikesAtom = atom((get): ReadonlySet<string> => {
  const uid = get(personAtom)?.uid;
  const now = get(bookedNowAtom).filter((booking) => booking.uid === uid);
  return new Set([...(get(buyersOrdersAtom) ?? []), ...now].map(({ bikeId }) => bikeId));
});
bookedBikesAtom.debugLabel = 'booked bikes';

/**
 * One booking, for paying; null when the server knows none with this id, whichever way it says so. The id may be from the
 * address bar: one that is not well-formed is sent only if the server lists it among the buyer's bookings.
 */
export const orderAtom = family((bookingId) => {
  const order = atomWithQuery((get) => {
    const person = get(personAtom);
    const { api, pictureUrl } = get(worldAtom);
    return {
      queryKey: ['order', person?.uid, bookingId],
      enabled: person !== null,
      // Money is asked for from it: always a fresh look.
      staleTime: 0,
      queryFn: async ({ signal }): Promise<Booking | null> => {
        if (!person) return null;
        const isListed = async () =>
          (await api.listBookings({ query: { email: person.email } }, { signal })).some(({ _id }) => _id === bookingId);
        if (!isId(bookingId) && !(await isListed())) return null;
        try {
          const booking = await api.findBooking({ params: { id: bookingId } }, { signal });
          return booking && pictured(pictureUrl)(booking);
        } catch (error) {
          if (isRefused(error)) return null;
          throw error;
        }
      },
    };
  });
  order.debugLabel = `order ${bookingId}`;
  return order;
});

/** The user record of the seller signed in: their name and whether they are verified go onto each bike they list. */
export const sellerAtom = atomWithQuery((get) => {
  const person = get(personAtom);
  const { api } = get(worldAtom);
  return {
    queryKey: ['seller', person?.uid],
    enabled: person !== null,
    // An admin may have verified them a moment ago.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<User> => {
      const [seller] = person ? await api.findUser({ query: { email: person.email } }, { signal }) : [];
      if (!seller) throw new Problem('notFound');
      return seller;
    },
  };
});
sellerAtom.debugLabel = 'seller';

/** The bikes that the seller signed in has listed, sold ones included. */
export const myBikesAtom = atomWithQuery((get) => {
  const person = get(personAtom);
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['my bikes', person?.uid],
    enabled: person !== null,
    queryFn: async ({ signal }): Promise<Bike[]> =>
      person ? (await api.listOwnBikes({ query: { email: person.email } }, { signal })).map(pictured(pictureUrl)) : [],
  };
});
myBikesAtom.debugLabel = 'my bikes';

/** Everybody of one role, for the admin. */
export const usersAtom = family((role: SignUpRole) => {
  const users = atomWithQuery((get) => {
    const { api } = get(worldAtom);
    return {
      queryKey: ['users', role],
      queryFn: ({ signal }): Promise<User[]> => api.listUsers({ query: { role } }, { signal }),
    };
  });
  users.debugLabel = `all ${role}s`;
  return users;
});

/** What buyers have reported, for the admin. */
export const reportsAtom = atomWithQuery((get) => {
  const { api, pictureUrl } = get(worldAtom);
  return {
    queryKey: ['reports'],
    queryFn: async ({ signal }): Promise<ReportedItem[]> =>
      (await api.listReports({}, { signal })).map(pictured(pictureUrl)),
  };
});
reportsAtom.debugLabel = 'reports';
