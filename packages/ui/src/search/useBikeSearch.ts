import {
  type ActiveFilter,
  type Facets,
  type FilteredBikes,
  factsOf,
  filterBikes,
  type SearchableBike,
  type SearchQuery,
  type SortOrder,
  sortBikes,
  type Work,
} from '@second-gear/domain';
import type { Exclusion, NearBikes, UnderstoodQuery } from '@second-gear/domain/search';
import { useCallback } from 'react';
import { useInSlices } from './useInSlices.ts';
import { type LoadedSearch, useSearchIndex } from './useSearchIndex.ts';

type FoundBikes = {
  /** Without sold bikes. */
  bikes: readonly SearchableBike[];
  /** The number of bikes with a readable price, which are first by price or discount; in other orders of all bikes. */
  pricedCount: number;
  /** Chosen by the user, or asked for by the text. */
  order: SortOrder;
  countFacets: () => Work<Facets>;
  /** Always in the same order. Each value of a filter with a list of values is one entry. */
  activeFilters: readonly ActiveFilter[];
  understood: UnderstoodQuery | null;
  /** The bikes that lack one word of the text, or, if none has all, one limit of it. */
  some: readonly NearBikes[];
  /** If no bike is found: the limits in the text that exclude bikes, and how many. */
  excludedBy: readonly Exclusion[];
  /** The words of the bikes that match the text. The cards mark them. */
  marks: readonly string[];
};

type Candidates = Parameters<typeof filterBikes>[0];

const sortedLists = new WeakMap<readonly SearchableBike[], Map<SortOrder, Candidates>>();

function* sortUnsold(bikes: readonly SearchableBike[], order: SortOrder): Work<Candidates> {
  const lists = sortedLists.get(bikes) ?? new Map<SortOrder, Candidates>();
  sortedLists.set(bikes, lists);
  // The best matches are put first after the search.
  const key = order === 'match' ? 'newest' : order;
  const known = lists.get(key);
  if (known) return known;
  const unsold = bikes.filter(({ soldOut }) => !soldOut);
  const sorted = (yield* sortBikes(unsold, key)).map((bike) => ({ bike, facts: factsOf(bike) }));
  lists.set(key, sorted);
  return sorted;
}

const isByPrice = (order: SortOrder): boolean => ['priceUp', 'priceDown', 'discount'].includes(order);

const countPriced = (bikes: readonly SearchableBike[], order: SortOrder): number =>
  isByPrice(order) ? bikes.filter((bike) => factsOf(bike).price !== null).length : bikes.length;

const noText = { some: [], excludedBy: [], marks: [] };

/** @param search null if the query has no text */
function* findBikes(
  bikes: readonly SearchableBike[],
  query: SearchQuery,
  search: LoadedSearch | null,
): Work<FoundBikes> {
  const understood =
    search &&
    (query.exact ? search.code.asWords(query.text) : search.code.understand(query.text, search.index.vocabulary));
  const order = search?.code.orderOf(query.sort, understood) ?? (query.sort === 'match' ? 'newest' : query.sort);
  const candidates = yield* sortUnsold(bikes, order);
  const filtered: FilteredBikes = yield* filterBikes(candidates, { ...query, text: '' }, null);
  if (!search || !understood) {
    const pricedCount = countPriced(filtered.bikes, order);
    return { ...filtered, ...noText, pricedCount, order, understood };
  }
  const listOrder = order === 'match' ? 'match' : 'list';
  const { all, matcher, ...near } = yield* search.code.searchBikes(search.index, understood, filtered.bikes, listOrder);
  const { countFacets, activeFilters } = yield* filterBikes(candidates, query, matcher);
  return {
    ...near,
    bikes: all,
    pricedCount: countPriced(all, order),
    order,
    countFacets,
    activeFilters,
    understood,
    marks: matcher.marks,
  };
}

export type SearchResult = FoundBikes & {
  /** Until the texts of all bikes are indexed, the result belongs to the previous text. */
  isIndexing: boolean;
};

/** The result follows a change of the query a little later, so that the user can type on. */
export const useBikeSearch = (bikes: readonly SearchableBike[], query: SearchQuery): SearchResult => {
  const { search, text, isIndexing } = useSearchIndex(bikes, query.text);
  const start = useCallback(
    function* (): Work<SearchResult> {
      const found = yield* findBikes(bikes, { ...query, text }, search);
      return { ...found, isIndexing };
    },
    [bikes, query, text, search, isIndexing],
  );
  // The first bikes appear without a moment in which none is found.
  const result = useInSlices(start, bikes.length > 0);
  return { ...result, isIndexing: isIndexing || result.isIndexing };
};
