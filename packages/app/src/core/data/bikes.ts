import { type Bike, type Booking, type Category, categoryIds, endpoints, isCategoryId } from '@second-gear/contract';
import type { BookingSeller, Seller } from '@second-gear/ui';
import { atom, type Getter } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { servicesAtom } from '#core/services.ts';

/** The first part of a query key is the list's name, so that a mutation can invalidate all queries of a list. */

export const withResolvedImage =
  (pictureUrl: (img: string) => string) =>
  <Record extends { img: string }>(record: Record): Record => ({ ...record, img: pictureUrl(record.img) });

/** Null if the first bike of the response is not advertised (docs/requirements.md §2). */
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

export const categoriesKey = ['brands'];

export const categoriesQuery = (get: Getter) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: categoriesKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Category[]> =>
      (await api.listCategories({}, { signal })).map(withResolvedImage(imageUrl)),
    staleTime: 60_000,
  };
};

export const categoriesAtom = atomWithQuery(categoriesQuery);
categoriesAtom.debugLabel = 'categories';

export const isPossibleCategoryId = (categoryId: string): boolean =>
  v.is(endpoints.listBikes.params, { id: categoryId });

export const bikesKey = (categoryId: string) => ['bikes', categoryId];

export const bikesQuery = (get: Getter, categoryId: string) => {
  const { api, imageUrl } = get(servicesAtom);
  return {
    queryKey: bikesKey(categoryId),
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
 * Including sold ones, newest first. An id that is not a number is sent only if the server lists a category with it.
 */
export const bikesOfAtom = atomFamily((categoryId: string) => {
  const bikes = atomWithQuery((get) => bikesQuery(get, categoryId));
  bikes.debugLabel = `bikes of ${categoryId}`;
  return bikes;
});

/** From the cache, even if it is old. Sends a request only if the cache has no bikes. */
const cachedBikesOfAtom = atomFamily((categoryId: string) => {
  const bikes = atomWithQuery((get) => ({ ...bikesQuery(get, categoryId), staleTime: 'static' as const }));
  bikes.debugLabel = `cached bikes of ${categoryId}`;
  return bikes;
});

/**
 * A booking contains neither seller nor category (docs/requirements.md §3). Old data is good enough, because the seller
 * of a bike does not change. Null if no list contains the bike.
 */
export const sellersIn = (get: Getter, categories: readonly string[]) => {
  const lists = categories.map((categoryId) => ({ categoryId, ...get(cachedBikesOfAtom(categoryId)) }));
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
};

export const sellersAtom = atom((get) => sellersIn(get, categoryIds));
sellersAtom.debugLabel = 'sellers';

export const sellersLoadingAtom: typeof sellersAtom = atom(() => () => ({ state: 'loading' as const }));
sellersLoadingAtom.debugLabel = 'sellers loading';
