import type { Bike } from '@second-gear/contract';
import { type AsyncState, isBlank, type ListTools, lazyComponent, toast, useCopy } from '@second-gear/ui';
import { BikeListScreen } from '@second-gear/ui/screens/public/BikeList/BikeListScreen';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '#core/api/apiError.ts';
import { bikesOfAtom, categoriesAtom, isPossibleCategoryId } from '#core/data/bikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { CompareBar } from '#features/saved/CompareBar.tsx';
import { BikeCompareToggle, BikeSaveButton } from '#features/saved/SaveAndCompareButtons.tsx';
import { useBikeCardsProps } from '#features/search/useBikeActions.ts';
import { hasQuery, useShownBikes } from '#features/search/useShownBikes.ts';

/** For a URL whose id is not the id of a category. */
const NotFound = lazyComponent(async () => (await import('#core/status/NotFound.tsx')).NotFound);

/** Loaded only when the user opens the tools, because most users only look at the list. */
const BrandSearch = lazyComponent(async () => (await import('#features/search/BrandSearch.tsx')).BrandSearch);

export const BikeList = () => {
  const { id = '' } = useParams();
  return isPossibleCategoryId(id) ? <CategoryBikes key={id} id={id} /> : <NotFound />;
};

/** The tools are open if the URL has a query, or after the user has opened them and their code has loaded. */
const useListTools = (brand: string, bikes: AsyncState<Bike[]>): ListTools => {
  const copy = useCopy();
  const { search } = useLocation();
  const [isLoading, setLoading] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [hasSearched, setHasSearched] = useState(hasQuery(search));
  // The tools stay open when the user removes the last filter.
  if (hasQuery(search) && !hasSearched) setHasSearched(true);
  const open = async () => {
    setLoading(true);
    try {
      await BrandSearch.preload();
      setPressed(true);
    } catch {
      toast.notLoaded(copy);
    } finally {
      setLoading(false);
    }
  };
  return {
    isOpen: isPressed || hasSearched,
    isLoading,
    onOpen: () => void open(),
    render: (renderBike) => (
      <BrandSearch brand={brand} bikes={bikes} renderBike={renderBike} focusesField={isPressed} />
    ),
  };
};

const CategoryBikes = ({ id }: { id: string }) => {
  const copy = useCopy();
  const brands = useAtomValue(categoriesAtom);
  const bikesQuery = useAtomValue(bikesOfAtom(id));
  const bikesState = useAsyncState(bikesOfAtom(id));
  const { role, cardsProps } = useBikeCardsProps();

  const categoryName = brands.data?.find(({ category_id }) => category_id === id)?.name;
  const brand = categoryName === undefined || isBlank(categoryName) ? copy.bikes.title : categoryName;
  const haveBothFailed = bikesState.state === 'failed' && role.state === 'failed';
  const bikes = haveBothFailed
    ? {
        ...bikesState,
        onRetry: () => {
          bikesState.onRetry?.();
          role.onRetry?.();
        },
      }
    : bikesState;
  const tools = useListTools(brand, bikes);
  const shown = useShownBikes();
  // From the URL, because a bike may have no category id. Memoized, because a new function re-renders all cards.
  const bikeHref = useCallback((bike: Bike) => paths.bike(id, bike._id), [id]);
  const renderSave = useCallback((bike: Bike) => <BikeSaveButton bike={bike} categoryId={id} />, [id]);
  const renderCompare = useCallback((bike: Bike) => <BikeCompareToggle bike={bike} categoryId={id} />, [id]);

  // For an unknown category, some servers respond with an empty list, and others with status 404.
  const isEmpty = bikes.state === 'ready' ? bikes.data.length === 0 : isNotFound(bikesQuery.error);
  if (brands.isSuccess && !categoryName && isEmpty) return <NotFound />;
  return (
    <>
      <DocumentTitle page={copy.formats.brand(brand)} />
      <BikeListScreen
        brand={brand}
        bikes={bikes}
        viewerProblem={role.state === 'failed' && !haveBothFailed ? role : undefined}
        tools={tools}
        shown={shown}
        allBikesHref={paths.bikes()}
        {...cardsProps}
        bikeHref={bikeHref}
        renderSave={renderSave}
        renderCompare={renderCompare}
      />
      <CompareBar />
    </>
  );
};
