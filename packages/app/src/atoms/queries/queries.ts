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
import type { BookingSeller, Seller } from '@second-gear/ui';
import { atom, type Getter } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { ApiError, isRejected } from '../../api/apiError.ts';
import { servicesAtom } from '../services.ts';
import { roleAtom, userAtom } from '../session.ts';

/**
 * The app's queries, one atom each. The first part of a query key is the list's name, so that a mutation can invalidate
 * all queries of a list.
 */

export const withResolvedImage =
  (pictureUrl: (img: string) => string) =>
  <Record extends { img: string }>(record: Record): Record => ({ ...record, img: pictureUrl(record.img) });

/**
 * The home page's trending bike: the first bike of the response, or null if that bike is not advertised
 * (docs/requirements.md §2).
 */
export const trendingAtom = atomWithQuery((get) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['trending'],
    queryFn: async ({ signal }): Promise<Bike | null> => {
      const [first] = await api.trending({}, { signal });
      return first?.advertise ? withResolvedImage(imageUrl)(first) : null;
    },
  };
});
trendingAtom.debugLabel = 'trending';

export const categoriesAtom = atomWithQuery((get) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['brands'],
    queryFn: async ({ signal }): Promise<Category[]> =>
      (await api.listCategories({}, { signal })).map(withResolvedImage(imageUrl)),
    staleTime: 60_000,
  };
});
categoriesAtom.debugLabel = 'categories';

/** Whether the app may send this id in a request. An id must not be empty, and must not be too long. */
export const isPossibleCategoryId = (categoryId: string): boolean =>
  v.is(endpoints.listBikes.params, { id: categoryId });

const bikesQuery = (get: Getter, categoryId: string) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['bikes', categoryId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Bike[]> => {
      const isKnown =
        isCategoryId(categoryId) ||
        (await api.listCategories({}, { signal })).some(({ category_id }) => category_id === categoryId);
      return isKnown
        ? (await api.listBikes({ params: { id: categoryId } }, { signal })).map(withResolvedImage(imageUrl))
        : [];
    },
  };
};

/**
 * All bikes of one category, including sold ones, newest first. The category id may be any text that the user has typed
 * into the URL. An id that is not a number is sent only if the server lists a category with this id.
 */
export const bikesOfAtom = atomFamily((categoryId: string) => {
  const bikes = atomWithQuery((get) => bikesQuery(get, categoryId));
  bikes.debugLabel = `bikes of ${categoryId}`;
  return bikes;
});

/**
 * The bikes of one category from the cache, even if the cached data is old. Sends a request only if the cache does not
 * contain the bikes.
 */
const cachedBikesOfAtom = atomFamily((categoryId: string) => {
  const bikes = atomWithQuery((get) => ({ ...bikesQuery(get, categoryId), staleTime: 'static' as const }));
  bikes.debugLabel = `cached bikes of ${categoryId}`;
  return bikes;
});

/**
 * Finds the seller of a booked bike. A booking contains neither the seller nor the category (docs/requirements.md §3),
 * so this atom searches the cached bikes of all three categories. Old cached data is good enough, because the seller of
 * a bike does not change. The seller is null if no list contains the bike.
 */
export const sellersAtom = atom((get) => {
  const lists = categoryIds.map((categoryId) => ({ categoryId, ...get(cachedBikesOfAtom(categoryId)) }));
  const sellers = new Map<string, Seller>();
  for (const { categoryId, data } of lists) {
    for (const { _id, sellerName: name, phone, soldOut: isSold } of data ?? [])
      sellers.set(_id, { name, phone, categoryId, isSold });
  }
  const isLoading = lists.some(({ data, isFetching }) => data === undefined && isFetching);
  return ({ bikeId }: Pick<Booking, 'bikeId'>): BookingSeller => {
    const seller = sellers.get(bikeId);
    if (!seller && isLoading) return { state: 'loading' };
    return { state: 'ready', data: seller ?? null };
  };
});
sellersAtom.debugLabel = 'sellers';

/**
 * A page uses this atom instead of `sellersAtom` while it must not request the lists of bikes yet. The atom is always
 * `loading`, and sends no request.
 */
export const sellersLoadingAtom: typeof sellersAtom = atom(() => () => ({ state: 'loading' as const }));
sellersLoadingAtom.debugLabel = 'sellers loading';

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

/** The record of the signed-in seller. Its name and verification are copied to each bike that the seller adds. */
export const sellerAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api } = get(servicesAtom);
  return {
    queryKey: ['seller', user?.uid],
    enabled: user !== null,
    // With this value the record is requested each time that a page needs it, because an admin may have just verified
    // the seller.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<User> => {
      const [seller] = user ? await api.findUser({ query: { email: user.email } }, { signal }) : [];
      if (!seller) throw new ApiError('notFound');
      return seller;
    },
  };
});
sellerAtom.debugLabel = 'seller';

/** The bikes of the signed-in seller, including sold ones. */
export const myBikesAtom = atomWithQuery((get) => {
  const user = get(userAtom);
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['my bikes', user?.uid],
    enabled: user !== null,
    queryFn: async ({ signal }): Promise<Bike[]> =>
      user
        ? (await api.listOwnBikes({ query: { email: user.email } }, { signal })).map(withResolvedImage(imageUrl))
        : [],
  };
});
myBikesAtom.debugLabel = 'my bikes';

/** The bikes of any seller, including sold ones, for the admin. None for a record without an e-mail address. */
export const bikesOfSellerAtom = atomFamily((email: string) => {
  const bikes = atomWithQuery((get) => {
    const { api, imageUrl } = get(servicesAtom);
    return {
      // Begins like the key of a category, so that a mutation of bikes invalidates it too.
      queryKey: ['bikes', 'of seller', email],
      queryFn: async ({ signal }): Promise<Bike[]> =>
        email.trim() === ''
          ? []
          : (await api.listOwnBikes({ query: { email } }, { signal })).map(withResolvedImage(imageUrl)),
    };
  });
  bikes.debugLabel = `bikes of ${email}`;
  return bikes;
});

/** All users of one role, for the admin. */
export const usersAtom = atomFamily((role: SignUpRole) => {
  const users = atomWithQuery((get) => {
    const { api } = get(servicesAtom);
    return {
      queryKey: ['users', role],
      queryFn: ({ signal }): Promise<User[]> => api.listUsers({ query: { role } }, { signal }),
    };
  });
  users.debugLabel = `all ${role}s`;
  return users;
});

/** The reported bikes, for the admin. */
export const reportsAtom = atomWithQuery((get) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: ['reports'],
    queryFn: async ({ signal }): Promise<ReportedItem[]> =>
      (await api.listReports({}, { signal })).map(withResolvedImage(imageUrl)),
  };
});
reportsAtom.debugLabel = 'reports';
