import type { Bike } from '@second-gear/contract';
import { isBlank, lazyComponent, useCopy } from '@second-gear/ui';
import { BikeListScreen } from '@second-gear/ui/screens/public/BikeList/BikeListScreen';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../api/apiError.ts';
import { bikesOfAtom, bookedBikesAtom, categoriesAtom, isPossibleCategoryId } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useBikeActions } from './useBikeActions.ts';

/** Shown if no category has the id in the URL. */
const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound);

export const BikeList = () => {
  const { id = '' } = useParams();
  return isPossibleCategoryId(id) ? <CategoryBikes id={id} /> : <NotFound />;
};

const CategoryBikes = ({ id }: { id: string }) => {
  const copy = useCopy();
  const { role, props } = useBikeActions();
  const brands = useAtomValue(categoriesAtom);
  const bikesQuery = useAtomValue(bikesOfAtom(id));
  const bikesState = useAsyncState(bikesOfAtom(id));
  const booked = useAtomValue(bookedBikesAtom);

  const categoryName = brands.data?.find(({ category_id }) => category_id === id)?.name;
  const brand = categoryName === undefined || isBlank(categoryName) ? copy.bikes.title : categoryName;
  const haveBothFailed = bikesState.state === 'failed' && role.state === 'failed';
  // If both requests have failed, one error with one retry button is shown.
  const bikes = haveBothFailed
    ? {
        ...bikesState,
        onRetry: () => {
          bikesState.onRetry?.();
          role.onRetry?.();
        },
      }
    : bikesState;
  // Memoized, because a new function would re-render all cards of the list.
  const bikeHref = useCallback((bike: Bike) => paths.bike(id, bike._id), [id]);

  // Servers respond differently to an unknown category: with an empty list, or with status 404. Both show the not-found
  // page.
  const isEmpty = bikes.state === 'ready' ? bikes.data.length === 0 : isNotFound(bikesQuery.error);
  if (brands.isSuccess && !categoryName && isEmpty) return <NotFound />;
  return (
    <>
      <DocumentTitle page={brand} />
      <BikeListScreen
        key={id}
        {...props}
        brand={brand}
        bikes={bikes}
        viewerProblem={role.state === 'failed' && !haveBothFailed ? role : undefined}
        booked={booked}
        brandsHref={`${paths.home()}#brands`}
        bikeHref={bikeHref}
      />
    </>
  );
};
