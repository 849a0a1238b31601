import type { ActiveFilter, FacetOption, Facets, SearchableBike, SearchQuery, Work } from '@second-gear/domain';
import { useCallback } from 'react';
import { type FoundBikes, findBikes } from './findBikes.ts';
import { useInSlices } from './useInSlices.ts';
import { useSearchIndex } from './useSearchIndex.ts';

export type { ActiveFilter, FacetOption, Facets, SearchableBike };

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
