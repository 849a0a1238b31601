import type { SearchableBike, SearchQuery } from '@second-gear/domain';
import { type ActiveFilter, type FacetOption, type Facets, factsOf, filterBikes, sortBikes } from '@second-gear/domain';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTextMatches } from './useTextMatches.ts';

export type { ActiveFilter, FacetOption, Facets, SearchableBike };

export type SearchResult = {
  /** The bikes that are found. Sold bikes are left out. */
  bikes: SearchableBike[];
  /**
   * The number of bikes with a readable price if the bikes are sorted by price or discount. These bikes are at the beginning
   * of `bikes`. The number of all bikes in any other order.
   */
  pricedCount: number;
  /** Returns the options of the filters with their counts. They are counted in the first call. */
  getFacets(): Facets;
  /** The filters that are set, always in the same order. Each value of a filter with a list of values is one entry. */
  activeFilters: ActiveFilter[];
  /** Returns the words of a bike that match the text of the query. `splitMatches` marks them. */
  matchesOf(bike: SearchableBike): readonly string[];
  /**
   * If no bike is found: a query with the words and filters that could be read from the text, and the number of bikes that it
   * finds. Null if it finds none either.
   */
  suggestion: { query: SearchQuery; count: number } | null;
  /** True until the texts of all bikes are indexed. Until then, the result belongs to the previous text. */
  isIndexing: boolean;
};

const noWords: readonly string[] = [];

/**
 * Searches, filters and sorts bikes. React updates the result with a low priority, so that the user can type without delay.
 */
export const useBikeSearch = (bikes: readonly SearchableBike[], query: SearchQuery): SearchResult => {
  const deferred = useDeferredValue(query);
  const { matches, text, isIndexing, index } = useTextMatches(bikes, deferred.text);
  const candidates = useMemo(() => {
    const unsold = bikes.filter(({ soldOut }) => !soldOut);
    return sortBikes(unsold, deferred.sort).map((bike) => ({ bike, facts: factsOf(bike) }));
  }, [bikes, deferred.sort]);
  const found = useMemo(
    () => filterBikes(candidates, { ...deferred, text }, matches),
    [candidates, deferred, text, matches],
  );
  const suggestion = useMemo(() => {
    const read = found.bikes.length === 0 ? (index?.suggest({ ...deferred, text }) ?? null) : null;
    if (!index || !read) return null;
    // If no bike passes the filters that were read, the words alone may still find bikes.
    const { verifiedOnly, price } = deferred;
    for (const query of [read, { ...read, verifiedOnly }, { ...read, verifiedOnly, price }]) {
      const matches = query.text === '' ? null : index.search(query.text);
      const count = filterBikes(candidates, query, matches).bikes.length;
      if (count > 0) return { query, count };
    }
    return null;
  }, [found, candidates, deferred, text, index]);
  const isSortedByPrice = ['priceUp', 'priceDown', 'discount'].includes(deferred.sort);
  const pricedCount = useMemo(
    () => (isSortedByPrice ? found.bikes.filter((bike) => factsOf(bike).price !== null).length : found.bikes.length),
    [found, isSortedByPrice],
  );
  const matchesOf = useCallback((bike: SearchableBike) => matches?.wordsOf(bike) ?? noWords, [matches]);
  return { ...found, pricedCount, matchesOf, suggestion, isIndexing };
};
