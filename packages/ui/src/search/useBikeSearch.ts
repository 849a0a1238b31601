import { useCallback, useDeferredValue, useMemo } from 'react';
import { factsOf } from './lib/bikeFacts.ts';
import { type ActiveFilter, type FacetOption, type Facets, filterBikes } from './lib/filterBikes.ts';
import { sortBikes } from './lib/sortBikes.ts';
import { useTextMatches } from './lib/useTextMatches.ts';
import type { SearchableBike, SearchQuery } from './searchQuery.ts';

export type { ActiveFilter, FacetOption, Facets, SearchableBike };

export type SearchResult = {
  /** The bikes that are found. Sold bikes are left out. */
  bikes: SearchableBike[];
  /**
   * The first `pricedCount` bikes have a readable price, and the bikes after them have none, when the bikes are sorted
   * by price or discount. In the other orders: the number of bikes.
   */
  pricedCount: number;
  /** Counts the options of the filters. The counts of one result are made once. */
  getFacets(): Facets;
  /** The filters that are set, in a fixed order. Each value of a list is a filter of its own. */
  activeFilters: ActiveFilter[];
  /** The words in the texts of a bike that match the text of the search, for `splitMatches`. */
  matchesOf(bike: SearchableBike): readonly string[];
  /** True while the texts of the bikes are not indexed. Until then, the result is that of the last text. */
  isIndexing: boolean;
};

const noWords: readonly string[] = [];

/**
 * Searches, filters and sorts bikes. The result follows the search with a low priority, so that typing is never slowed
 * down.
 */
export const useBikeSearch = (bikes: readonly SearchableBike[], query: SearchQuery): SearchResult => {
  const deferred = useDeferredValue(query);
  const { matches, text, isIndexing } = useTextMatches(bikes, deferred.text);
  const candidates = useMemo(() => {
    const unsold = bikes.filter(({ soldOut }) => !soldOut);
    return sortBikes(unsold, deferred.sort).map((bike) => ({ bike, facts: factsOf(bike) }));
  }, [bikes, deferred.sort]);
  const found = useMemo(
    () => filterBikes(candidates, { ...deferred, text }, matches),
    [candidates, deferred, text, matches],
  );
  const isSortedByPrice = ['priceUp', 'priceDown', 'discount'].includes(deferred.sort);
  const pricedCount = useMemo(
    () => (isSortedByPrice ? found.bikes.filter((bike) => factsOf(bike).price !== null).length : found.bikes.length),
    [found, isSortedByPrice],
  );
  const matchesOf = useCallback((bike: SearchableBike) => matches?.wordsOf(bike) ?? noWords, [matches]);
  return { ...found, pricedCount, matchesOf, isIndexing };
};
