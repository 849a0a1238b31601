import { type SearchQuery, useDescribeQuery, useSearchCopy } from '@second-gear/ui';
import { BikeSearchScreen } from '@second-gear/ui/screens/public/BikeSearch/BikeSearchScreen';
import { useMemo } from 'react';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { CompareBar } from '#features/saved/CompareBar.tsx';
import { cardButtons } from '#features/saved/SaveAndCompareButtons.tsx';
import { useRecentSearches } from '#features/search/recentSearches.ts';
import { useBikeCardsProps } from '#features/search/useBikeActions.ts';
import { useQueryInUrl } from '#features/search/useQueryInUrl.ts';
import { useSavedSearches } from '#features/search/useSavedSearches.tsx';
import { useShownBikes } from '#features/search/useShownBikes.ts';

/** Without the brands that the server does not list. The same object if there are none. */
const withKnownBrands = (query: SearchQuery, brandIds: readonly string[] | null): SearchQuery => {
  const brands = query.brands.filter((id) => brandIds?.includes(id) ?? true);
  return brands.length === query.brands.length ? query : { ...query, brands };
};

export const AllBikes = () => {
  const { search: copy } = useSearchCopy();
  const { state, bikes, failedBrands, brandIds } = useAllBikes();
  const { role, cardsProps } = useBikeCardsProps();
  const { query: queryInUrl, onQueryChange, onCommit } = useQueryInUrl();
  const query = useMemo(() => withKnownBrands(queryInUrl, brandIds), [queryInUrl, brandIds]);
  const saved = useSavedSearches(query);
  const searched = useDescribeQuery(bikes, state === 'loading')(query);
  return (
    <>
      <DocumentTitle page={copy.pageTitle(searched)} />
      <BikeSearchScreen
        state={state}
        bikes={bikes}
        failedBrands={failedBrands}
        query={query}
        onQueryChange={onQueryChange}
        onCommit={onCommit}
        saved={saved}
        {...useRecentSearches()}
        shown={useShownBikes()}
        viewerProblem={role.state === 'failed' && state !== 'failed' ? role : undefined}
        {...cardsProps}
        {...cardButtons}
      />
      <CompareBar />
    </>
  );
};
