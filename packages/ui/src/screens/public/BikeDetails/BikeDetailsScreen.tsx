import type { Bike } from '@second-gear/contract';
import { priceInsight, similarBikes } from '@second-gear/domain';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { FormattedText } from '../../../components/base/BidiText/BidiText.tsx';
import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { BikeRow } from '../../../components/bikeDetails/BikeRow/BikeRow.tsx';
import { ShareButton } from '../../../components/bikeDetails/ShareButton/ShareButton.tsx';
import { type Viewer, viewerWith } from '../../../components/bikes/BikeCard/viewer.ts';
import { type BookingProps, useBooking } from '../../../components/bikes/BikeCards/useBooking.tsx';
import { useReports } from '../../../components/bikes/BikeCards/useReports.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { InlineAlert, type InlineAlertProps } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { isolateText } from '../../../language/isolateText.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BikeDetails, type BookingState } from './BikeDetails.tsx';
import styles from './BikeDetailsScreen.module.css';
import { BikeDetailsSkeleton } from './BikeDetailsSkeleton.tsx';

type BikeDetailsScreenProps = BookingProps & {
  /** The bike. Null if its category does not list it any more. */
  bike: AsyncState<Bike | null>;
  /** The name of the bike's brand. Undefined if it is not known. */
  brand: string | undefined;
  /** The URL of the page with the bikes of the brand. */
  brandHref: string;
  /** The loaded bikes of all categories, for similar bikes, other bikes of the seller, and comparable prices. */
  allBikes: readonly Bike[];
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The absolute URL of this page, for sharing. */
  url: string;
  /** The role of the user, which decides what the user can do with the bike. */
  viewer: Viewer;
  /** The props of the alert that says why the role of the user could not be loaded. */
  viewerProblem?: Omit<InlineAlertProps, 'title'> | undefined;
  /** Whether the buyer has booked this bike or has paid for it. Undefined if neither. */
  booking?: BookingState | undefined;
  /** The URL of My Orders. */
  ordersHref: string;
  /** The URL of the page with help. */
  helpHref: string;
  /** The URL of the payment of a booked bike, or of the receipt of a paid one. */
  nextHref?: string | undefined;
  /** The number of compared bikes, and the URL of the comparison. */
  comparison?: { count: number; href: string } | undefined;
  /** The list from which the user came, and the words for which the user has searched there, or ''. */
  cameFrom?: { href: string; searched: string } | undefined;
  /** Reports the bike to the admin, and shows the result in a toast. Resolves with the reason of a failure. */
  onReport: (bike: Bike) => Promise<string | undefined>;
  /** True if the user has reported this bike on this device. */
  isReported?: boolean;
  /** The tools of the seller, if it is the user's own bike. */
  ownerBand?: ReactNode;
  /** Buttons beside *Share*, with which the user saves and compares the bike. */
  saveButton?: ReactNode;
};

const rowLength = 4;

/** The page of one bike (docs/requirements.md §10): photo, details, seller, booking, and similar bikes. */
export const BikeDetailsScreen = ({
  bike,
  brand,
  brandHref,
  allBikes,
  bikeHref,
  url,
  viewer,
  viewerProblem,
  buyer,
  booked,
  booking: bookingState,
  ordersHref,
  helpHref,
  nextHref,
  comparison,
  cameFrom,
  onBook,
  onReport,
  isReported = false,
  ownerBand,
  saveButton,
}: BikeDetailsScreenProps) => {
  const copy = useCopy();
  const { bikeDetails } = useBikeDetailsCopy();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // The role often loads after the bike, and another button may then replace the focused one.
  const keepFocus = useFocusFallback(section, '[data-actions]');
  const { select: report, isReporting, dialog: reportDialog } = useReports(onReport);
  const { select: book, dialog: bookingDialog } = useBooking({ buyer, booked, ordersHref, onBook }, keepFocus);
  const shownBike = bike.state === 'ready' ? bike.data : null;
  const isMissing = bike.state === 'ready' && !bike.data;
  const brandLink = brand ? (
    <>
      <span>{bikeDetails.allBikesOf.before}</span> <FormattedText format={copy.formats.brand}>{brand}</FormattedText>{' '}
      <span>{bikeDetails.allBikesOf.after}</span>
    </>
  ) : (
    bikeDetails.allBikes
  );

  return (
    <>
      <section className={styles.screen} aria-labelledby={titleId} ref={section} tabIndex={-1}>
        {(cameFrom || !isMissing) && (
          <div className={styles.bar}>
            {cameFrom ? (
              <Link href={cameFrom.href}>
                <span aria-hidden="true">← </span>
                <span>{bikeDetails.back(isolateText(cameFrom.searched))}</span>
              </Link>
            ) : (
              <Link href={brandHref}>{brandLink}</Link>
            )}
            {shownBike && (
              <div className={styles.tools}>
                <div className={styles.save}>{saveButton}</div>
                <ShareButton bike={shownBike} url={url} />
              </div>
            )}
          </div>
        )}
        {shownBike && ownerBand && <div className={styles.owner}>{ownerBand}</div>}
        {viewerProblem && <InlineAlert title={copy.waiting.roleFailed} {...viewerProblem} />}
        {bike.state === 'loading' && <BikeDetailsSkeleton titleId={titleId} />}
        {bike.state === 'failed' && (
          <>
            <PageHeading id={titleId}>{bikeDetails.title}</PageHeading>
            <ErrorState
              title={bikeDetails.failed}
              problem={bike.problem}
              onRetry={bike.onRetry}
              illustration={illustrations.fallenBike}
            />
          </>
        )}
        {isMissing && (
          <>
            <PageHeading id={titleId}>{bikeDetails.missing.title}</PageHeading>
            <p className={styles.missing}>{bikeDetails.missing.text}</p>
            <LinkButton href={brandHref}>{brandLink}</LinkButton>
            {brand && <OtherBikesOf brand={brand} allBikes={allBikes} bikeHref={bikeHref} />}
          </>
        )}
        {shownBike && (
          <BikeWithOthers
            bike={shownBike}
            titleId={titleId}
            allBikes={allBikes}
            bikeHref={bikeHref}
            url={url}
            viewer={viewerWith(viewer, buyer)}
            booking={bookingState}
            ordersHref={ordersHref}
            helpHref={helpHref}
            nextHref={nextHref}
            comparison={comparison}
            isReporting={isReporting(shownBike)}
            isReported={isReported}
            onBook={() => book(shownBike)}
            onReport={() => report(shownBike)}
            isOwn={Boolean(ownerBand)}
          />
        )}
      </section>
      {reportDialog}
      {bookingDialog}
    </>
  );
};

type OthersProps = Pick<BikeDetailsScreenProps, 'allBikes' | 'bikeHref'>;
type BikeWithOthersProps = Omit<Parameters<typeof BikeDetails>[0], 'insight'> & OthersProps & { isOwn: boolean };

const BikeWithOthers = ({ bike, allBikes, bikeHref, isOwn, ...props }: BikeWithOthersProps) => {
  const { bikeDetails } = useBikeDetailsCopy();
  const { insight, ofSeller, similar } = useMemo(() => {
    const ofSeller = allBikes
      .filter(({ _id, email, soldOut }) => _id !== bike._id && !soldOut && !isBlank(email) && email === bike.email)
      .slice(0, rowLength);
    const others = allBikes.filter((other) => !ofSeller.includes(other));
    return {
      insight: bike.soldOut ? null : priceInsight(bike, allBikes),
      ofSeller,
      similar: similarBikes(bike, others, rowLength),
    };
  }, [bike, allBikes]);
  return (
    <>
      <BikeDetails {...props} bike={bike} insight={insight} />
      {similar.length > 0 && <BikeRow title={bikeDetails.similar} bikes={similar} bikeHref={bikeHref} />}
      {ofSeller.length > 0 && (
        <BikeRow title={isOwn ? bikeDetails.ownBikes : bikeDetails.sellersBikes} bikes={ofSeller} bikeHref={bikeHref} />
      )}
    </>
  );
};

const OtherBikesOf = ({ brand, allBikes, bikeHref }: OthersProps & { brand: string }) => {
  const { bikeDetails } = useBikeDetailsCopy();
  const bikes = allBikes.filter(({ soldOut }) => !soldOut).slice(0, rowLength);
  return bikes.length > 0 ? <BikeRow title={bikeDetails.similarOf(brand)} bikes={bikes} bikeHref={bikeHref} /> : null;
};
