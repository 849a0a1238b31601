import { type Bike, categoryIds } from '@second-gear/contract';
import { isBlank, type SearchableBike } from '@second-gear/ui';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { bikesOfAtom, categoriesAtom, isPossibleCategoryId } from './queries.ts';

type BrandName = {
  id: string;
  /** '' if the name is not known, because the categories could not be loaded. */
  name: string;
};

type FailedBrand = BrandName & {
  error: Error;
  /** True while the list is requested again. */
  isRetrying: boolean;
  retry(): void;
};

export type AllBikes = {
  /** `failed`: no list could be loaded. `ready`: at least one list is loaded, and no other is loading for the first time. */
  state: 'loading' | 'failed' | 'ready';
  /** The bikes of all categories whose list is loaded, including sold ones. An unchanged bike is the same object. */
  bikes: readonly SearchableBike[];
  /** The categories whose lists could not be loaded, so that their bikes are missing. */
  failedBrands: readonly FailedBrand[];
  /** The ids of all categories; null while the categories are loading. */
  brandIds: readonly string[] | null;
};

/** The categories of the server. If they cannot be loaded, the three documented categories, without their names. */
const brandNamesAtom = atom((get): readonly BrandName[] | null => {
  const { data, isError } = get(categoriesAtom);
  if (data) {
    const names = new Map(data.map(({ category_id: id, name }) => [id, isBlank(name) ? '' : name]));
    return [...names].filter(([id]) => isPossibleCategoryId(id)).map(([id, name]) => ({ id, name }));
  }
  return isError ? categoryIds.map((id) => ({ id, name: '' })) : null;
});

/** The data of a list. Unlike the query, it does not change with each state of a request. */
const listAtom = atomFamily((id: string) => atom((get) => get(bikesOfAtom(id)).data));

const searchableBikes = new WeakMap<Bike, SearchableBike>();

/** A bike with the id and the name of the category that lists it. The same bike gives the same object. */
const toSearchable = (bike: Bike, { id, name }: BrandName): SearchableBike => {
  const known = searchableBikes.get(bike);
  if (known?.category_id === id && known.brandName === name) return known;
  const searchable = { ...bike, category_id: id, brandName: name };
  searchableBikes.set(bike, searchable);
  return searchable;
};

const bikesAtom = atom((get): readonly SearchableBike[] =>
  (get(brandNamesAtom) ?? []).flatMap((brand) =>
    (get(listAtom(brand.id)) ?? []).map((bike) => toSearchable(bike, brand)),
  ),
);

/** The bikes of all categories, put together from the list of each category. */
export const allBikesAtom = atom((get): AllBikes => {
  const brands = get(brandNamesAtom);
  if (!brands) return { state: 'loading', bikes: [], failedBrands: [], brandIds: null };
  const lists = brands.map((brand) => ({ brand, query: get(bikesOfAtom(brand.id)) }));
  const missing = lists.filter(({ query }) => query.data === undefined);
  // A list whose first request failed is requested again for some seconds. The other lists are shown meanwhile.
  const isLoading = missing.some(({ query }) => query.failureCount === 0 && !query.isError);
  const failedBrands = missing.flatMap(({ brand, query }) => {
    const error = query.error ?? query.failureReason;
    return error ? [{ ...brand, error, isRetrying: query.isFetching, retry: () => void query.refetch() }] : [];
  });
  const isWaiting = failedBrands.some(({ isRetrying }) => isRetrying);
  const all = { bikes: get(bikesAtom), failedBrands, brandIds: brands.map(({ id }) => id) };
  if (isLoading) return { ...all, state: 'loading' };
  if (lists.length > 0 && missing.length === lists.length) return { ...all, state: isWaiting ? 'loading' : 'failed' };
  return { ...all, state: 'ready' };
});
allBikesAtom.debugLabel = 'all bikes';
