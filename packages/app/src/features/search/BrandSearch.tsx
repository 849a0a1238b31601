import type { Bike } from '@second-gear/contract';
import { type AsyncState, BikeBrowser, type RenderBike, type SearchableBike } from '@second-gear/ui';
import { useMemo } from 'react';
import { useRecentSearches } from './recentSearches.ts';
import { useQueryInUrl } from './useQueryInUrl.ts';
import { useShownBikes } from './useShownBikes.ts';

type BrandSearchProps = {
  brand: string;
  bikes: AsyncState<Bike[]>;
  renderBike: RenderBike;
  /** The tools replace the button that the user has pressed, so the search field gets the focus. */
  focusesField: boolean;
};

const noBikes: SearchableBike[] = [];

export const BrandSearch = ({ brand, bikes, renderBike, focusesField }: BrandSearchProps) => {
  const { query, onQueryChange, onCommit } = useQueryInUrl();
  const listed = bikes.state === 'ready' ? bikes.data : null;
  const searchable = useMemo(() => listed?.map((bike) => ({ ...bike, brandName: brand })) ?? noBikes, [listed, brand]);
  const ownQuery = useMemo(() => ({ ...query, brands: [] }), [query]);
  return (
    <BikeBrowser
      bikes={searchable}
      isLoading={bikes.state === 'loading'}
      query={ownQuery}
      onQueryChange={onQueryChange}
      onCommit={onCommit}
      {...useRecentSearches()}
      shown={useShownBikes()}
      renderBike={renderBike}
      hasFixedBrand
      focusesField={focusesField}
    />
  );
};
