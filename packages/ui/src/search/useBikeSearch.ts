import {
  type ActiveFilter,
  type FacetOption,
  type Facets,
  factsOf,
  filterBikes,
  type SearchableBike,
  type SearchQuery,
  type SortOrder,
  sortBikes,
} from '@second-gear/domain';
import type { Exclusion, NearBikes, UnderstoodQuery } from '@second-gear/domain/search';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchIndex } from './useSearchIndex.ts';

export type { ActiveFilter, FacetOption, Facets, SearchableBike };

export type SearchResult = {
  /** The bikes that are found. Sold bikes are left out. */
  bikes: readonly SearchableBike[];
  /**
   * The number of bikes with a readable price if the bikes are sorted by price or discount. These bikes are at the beginning
   * of `bikes`. The number of all bikes in any other order.
   */
  pricedCount: number;
  /** The order of `bikes`: the one that the user has chosen, or the one that the text asks for. */
  order: SortOrder;
  /** Returns the options of the filters with their counts. They are counted in the first call. */
  getFacets(): Facets;
  /** The filters that are set, always in the same order. Each value of a filter with a list of values is one entry. */
  activeFilters: ActiveFilter[];
  /** What the search understands of the text. Null without a text. */
  understood: UnderstoodQuery | null;
  /** The bikes that lack one word of the text, or, if none has all, one limit of it. */
  some: readonly NearBikes[];
  /** If no bike is found: the limits in the text that exclude bikes, and how many. */
  excludedBy: readonly Exclusion[];
  /** Returns the words of a bike that match the text of the query. `splitMatches` marks them. */
  matchesOf(bike: SearchableBike): readonly string[];
  /** True until the texts of all bikes are indexed. Until then, the result belongs to the previous text. */
  isIndexing: boolean;
};

const noWords: readonly string[] = [];

const isByPrice = (order: SortOrder): boolean => ['priceUp', 'priceDown', 'discount'].includes(order);

/**
 * Searches, filters and sorts bikes. React updates the result with a low priority, so that the user can type without delay.
 */
export const useBikeSearch = (bikes: readonly SearchableBike[], query: SearchQuery): SearchResult => {
  const deferred = useDeferredValue(query);
  const { search, text, isIndexing } = useSearchIndex(bikes, deferred.text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the vocabulary of the index depends on the indexed bikes.
  const understood = useMemo(() => {
    if (!search) return null;
    const { asWords, understand } = search.code;
    return deferred.exact ? asWords(text) : understand(text, search.index.vocabulary);
  }, [search, text, deferred.exact, isIndexing, bikes]);
  const order =
    search?.code.orderOf(deferred.sort, understood) ?? (deferred.sort === 'match' ? 'newest' : deferred.sort);

  const candidates = useMemo(() => {
    const unsold = bikes.filter(({ soldOut }) => !soldOut);
    return sortBikes(unsold, order).map((bike) => ({ bike, facts: factsOf(bike) }));
  }, [bikes, order]);
  const result = useMemo(() => {
    const filtered = filterBikes(candidates, { ...deferred, text: '' }, null);
    if (!search || !understood) return { ...filtered, some: [], excludedBy: [], marks: noWords };
    const { searchBikes } = search.code;
    const { all, some, excludedBy, matcher } = searchBikes(
      search.index,
      understood,
      filtered.bikes,
      order === 'match' ? 'match' : 'list',
    );
    const { getFacets, activeFilters } = filterBikes(candidates, { ...deferred, text }, matcher);
    return { bikes: all, getFacets, activeFilters, some, excludedBy, marks: matcher.marks };
  }, [candidates, deferred, text, search, understood, order]);
  const pricedCount = useMemo(
    () => (isByPrice(order) ? result.bikes.filter((bike) => factsOf(bike).price !== null).length : result.bikes.length),
    [result, order],
  );
  const { marks, ...found } = result;
  const matchesOf = useCallback(() => marks, [marks]);
  return { ...found, order, understood, pricedCount, matchesOf, isIndexing };
};
