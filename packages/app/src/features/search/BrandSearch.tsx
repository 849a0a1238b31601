import type { Bike } from '@second-gear/contract';
import { type AsyncState, BikeBrowser, type RenderBike, type SearchableBike } from '@second-gear/ui';
import { useMemo } from 'react';
import { useQueryInUrl } from './useQueryInUrl.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useShownBikes } from './useShownBikes.ts';

type BrandSearchProps = {
  brand: string;
  bikes: AsyncState<Bike[]>;
  renderBike: RenderBike;
  /**
   * Whether the search field gets the focus. It does if the user has opened the tools with the button, because the
   * tools replace that button.
   */
  focusesField: boolean;
};

const noBikes: SearchableBike[] = [];

/** The search tools on the page of one brand. */
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
