import type { Bike } from '@second-gear/contract';
import { type BookingInput, isBlank, lazyComponent, useCopy, type Viewer } from '@second-gear/ui';
import { BikeListScreen } from '@second-gear/ui/screens/public/BikeList/BikeListScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { isNotFound } from '../../api/apiError.ts';
import { bookBikeAtom, reportBikeAtom } from '../../atoms/mutations/mutations.ts';
import { bikesOfAtom, bookedBikesAtom, categoriesAtom, isPossibleCategoryId } from '../../atoms/queries/queries.ts';
import { roleAtom, userAtom } from '../../atoms/session.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';

/** Shown if no category has the id in the URL. */
const NotFound = lazyComponent(async () => (await import('./NotFound.tsx')).NotFound);

export const BikeList = () => {
  const { id = '' } = useParams();
  return isPossibleCategoryId(id) ? <CategoryBikes id={id} /> : <NotFound />;
};

const CategoryBikes = ({ id }: { id: string }) => {
  const copy = useCopy();
  const runWithToast = useRunWithToast();
  const user = useAtomValue(userAtom);
  const role = useAsyncState(roleAtom);
  const brands = useAtomValue(categoriesAtom);
  const bikesQuery = useAtomValue(bikesOfAtom(id));
  const bikesState = useAsyncState(bikesOfAtom(id));
  const booked = useAtomValue(bookedBikesAtom);
  const bookBike = useSetAtom(bookBikeAtom);
  const reportBike = useSetAtom(reportBikeAtom);

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
  const viewer: Viewer = role.state === 'ready' ? (role.data ?? 'guest') : 'unknown';

  const book = async (bike: Bike, input: BookingInput) => {
    await runWithToast(() => bookBike({ bike, answers: input }), copy.toasts.booked);
  };
  // Memoized, because a new function would re-render all cards of the list.
  const report = useCallback(
    async (bike: Bike) => {
      await runWithToast(() => reportBike(bike), copy.toasts.reported);
    },
    [runWithToast, reportBike, copy],
  );

  // Servers respond differently to an unknown category: with an empty list, or with status 404. Both show the not-found
  // page.
  const isEmpty = bikes.state === 'ready' ? bikes.data.length === 0 : isNotFound(bikesQuery.error);
  if (brands.isSuccess && !categoryName && isEmpty) return <NotFound />;
  return (
    <>
      <DocumentTitle page={brand} />
      <BikeListScreen
        key={id}
        brand={brand}
        bikes={bikes}
        viewer={viewer}
        viewerProblem={role.state === 'failed' && !haveBothFailed ? role : undefined}
        {...(user && { buyer: user })}
        booked={booked}
        ordersHref={paths.myBookings()}
        brandsHref={`${paths.home()}#brands`}
        onBook={book}
        onReport={report}
      />
    </>
  );
};
