import { type Bike, categoryIds } from '@second-gear/contract';
import { isBlank, type SearchableBike } from '@second-gear/ui';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { bikesOfAtom, categoriesAtom, isPossibleCategoryId } from './bikes.ts';

type BrandName = {
  id: string;
  /** '' if the list of categories could not be loaded. */
  name: string;
};

type FailedBrand = BrandName & {
  error: Error;
  isRetrying: boolean;
  retry(): void;
};

export type AllBikes = {
  /** `ready`: one list is loaded, or there are no categories, and no first request is running. */
  state: 'loading' | 'failed' | 'ready';
  /** Including sold ones. An unchanged bike stays the same object, so that its card is not rendered again. */
  bikes: readonly SearchableBike[];
  failedBrands: readonly FailedBrand[];
  /** Null while the categories are loading. */
  brandIds: readonly string[] | null;
};

/** If the list of categories cannot be loaded, the three documented ones without names. */
const brandNamesAtom = atom((get): readonly BrandName[] | null => {
  const { data, isError } = get(categoriesAtom);
  if (data) {
    const names = new Map(data.map(({ category_id: id, name }) => [id, isBlank(name) ? '' : name]));
    return [...names].filter(([id]) => isPossibleCategoryId(id)).map(([id, name]) => ({ id, name }));
  }
  return isError ? categoryIds.map((id) => ({ id, name: '' })) : null;
});

/** Changes only with the bikes, and not with the state of a request. */
const listAtom = atomFamily((id: string) => atom((get) => get(bikesOfAtom(id)).data));

const searchableBikes = new WeakMap<Bike, SearchableBike>();

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

export const allBikesAtom = atom((get): AllBikes => {
  const brands = get(brandNamesAtom);
  if (!brands) return { state: 'loading', bikes: [], failedBrands: [], brandIds: null };
  const lists = brands.map((brand) => ({ brand, query: get(bikesOfAtom(brand.id)) }));
  const missing = lists.filter(({ query }) => query.data === undefined);
  // The retries of a failed request take some seconds, and the other lists are shown meanwhile.
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
