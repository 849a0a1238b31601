import { type Bike, sameEmail } from '@second-gear/contract';
import { isBlank, lazyComponent, useBikeDetailsCopy, useCopy } from '@second-gear/ui';
import { BikeDetailsScreen } from '@second-gear/ui/screens/public/BikeDetails/BikeDetailsScreen';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { memo, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { parsePath, useLocation, useParams } from 'react-router-dom';
import { isNotFound } from '#core/api/apiError.ts';
import { allBikesAtom } from '#core/data/allBikes.ts';
import { bikesOfAtom, categoriesAtom, isPossibleCategoryId } from '#core/data/bikes.ts';
import { nameOfBrand } from '#core/data/nameOfBrand.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { usePageUrl } from '#core/feedback/usePageUrl.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { bookedBikesAtom, buyersBookingsAtom, paidBikesAtom } from '#features/booking/bookings.ts';
import { bikeListsAtom, comparedAtom, reportedIdsAtom, toStoredBike, withBike } from '#features/saved/bikeLists.ts';
import { toBikesParameter } from '#features/saved/bikeRefs.ts';
import { CompareBar } from '#features/saved/CompareBar.tsx';
import { SaveAndCompareButtons } from '#features/saved/SaveAndCompareButtons.tsx';
import { useBikeActions } from '#features/search/useBikeActions.ts';
import { readCameFrom } from '#features/session/cameFrom.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';

/** For a URL whose category id no category can have. */
const NotFound = lazyComponent(async () => (await import('#core/status/NotFound.tsx')).NotFound);

/** Only for the seller of the bike. */
const OwnerTools = lazyComponent(async () => (await import('#features/selling/OwnerTools.tsx')).OwnerTools);

export const BikeDetails = () => {
  const { categoryId = '', id = '' } = useParams();
  return isPossibleCategoryId(categoryId) ? (
    <BikeOfCategory key={`${categoryId}/${id}`} categoryId={categoryId} id={id} />
  ) : (
    <NotFound />
  );
};

/** `bike` is null while it is loading. */
const useRecordView = (bike: Bike | null, categoryId: string): void => {
  const change = useSetAtom(bikeListsAtom);
  const id = bike?._id;
  // A refetch gives the same bike as a new object, and is no view.
  const record = useEffectEvent((inCategory: string) => {
    if (bike) change((lists) => withBike(lists, 'recent', toStoredBike(bike, inCategory)));
  });
  useEffect(() => {
    if (id !== undefined) record(categoryId);
  }, [id, categoryId]);
};

const Screen = memo(BikeDetailsScreen);

const noBikes: readonly Bike[] = [];
const noBikesAtom = atom(noBikes);
const bikesOfAllCategoriesAtom = atom((get): readonly Bike[] => get(allBikesAtom).bikes);

/** The lists of the other categories are requested after the bike is shown, so that they do not delay it. */
const useAllBikes = (ofCategory: readonly Bike[], isShown: boolean): readonly Bike[] => {
  const [areNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (isShown) setNeeded(true);
  }, [isShown]);
  const all = useAtomValue(areNeeded ? bikesOfAllCategoriesAtom : noBikesAtom);
  return all.length > 0 ? all : ofCategory;
};

const BikeOfCategory = ({ categoryId, id }: { categoryId: string; id: string }) => {
  const copy = useCopy();
  const { bikeDetails } = useBikeDetailsCopy();
  const toPageUrl = usePageUrl();
  const { role, props } = useBikeActions();
  const user = useAtomValue(userAtom);
  const brands = useAtomValue(categoriesAtom);
  const bikesQuery = useAtomValue(bikesOfAtom(categoryId));
  const list = useAsyncState(bikesOfAtom(categoryId));
  const booked = useAtomValue(bookedBikesAtom);
  const paid = useAtomValue(paidBikesAtom);
  const reported = useAtomValue(reportedIdsAtom);
  const compared = useAtomValue(comparedAtom);
  const orders = useAtomValue(buyersBookingsAtom);
  const cameFrom = readCameFrom(useLocation());
  const order = orders?.find(({ bikeId, paid: isPaid }) => bikeId === id && isPaid === paid.has(id));

  const listed = list.state === 'ready' ? list.data : noBikes;
  const bike = listed.find(({ _id }) => _id === id) ?? null;
  const allBikes = useAllBikes(listed, bike !== null);
  useRecordView(bike, categoryId);
  const name = brands.data?.find(({ category_id }) => category_id === categoryId)?.name;
  const brand = name === undefined || isBlank(name) ? nameOfBrand(copy.categories, categoryId) : name;
  const isOwn = bike !== null && user !== null && !isBlank(bike.email) && sameEmail(bike.email, user.email);
  // For an unknown category, some servers respond with an empty list, and others with status 404.
  const isUnlisted = list.state === 'ready' ? !bike : isNotFound(bikesQuery.error);
  const bikeName = bike && isBlank(bike.bikeName) ? copy.bikes.unnamed : bike?.bikeName;

  const screenProps: Parameters<typeof BikeDetailsScreen>[0] = {
    ...props,
    bike: list.state === 'ready' || isUnlisted ? { state: 'ready', data: bike } : list,
    brand,
    brandHref: brand === undefined ? `${paths.home()}#brands` : paths.category(categoryId),
    allBikes: isUnlisted ? listed : allBikes,
    bikeHref: (other) => paths.bike(other.category_id || categoryId, other._id),
    helpHref: paths.help(),
    url: toPageUrl(paths.bike(categoryId, id)),
    viewerProblem: role.state === 'failed' && list.state !== 'failed' ? role : undefined,
    saveButton: bike && <SaveAndCompareButtons bike={bike} categoryId={categoryId} />,
    nextHref: order && (order.paid ? paths.receipt(order._id) : paths.payment(order._id)),
    comparison:
      compared.length > 1
        ? { count: compared.length, href: `${paths.compare()}${toBikesParameter('bikes', compared.toReversed())}` }
        : undefined,
    cameFrom:
      cameFrom === null
        ? undefined
        : { href: cameFrom, searched: new URLSearchParams(parsePath(cameFrom).search).get('q') ?? '' },
    ownerBand: isOwn && bike && <OwnerTools bike={bike} />,
    isReported: reported.has(id),
    booked,
    booking: paid.has(id) ? 'paid' : booked.has(id) ? 'booked' : undefined,
  };
  // Several responses arrive while the page loads, and each renders the whole screen again.
  const shownProps = useDeferredValue(screenProps);

  return (
    <>
      <DocumentTitle page={isUnlisted ? bikeDetails.missing.title : (bikeName ?? bikeDetails.title)} />
      <Screen {...shownProps} />
      <CompareBar />
    </>
  );
};
