import type { Bike } from '@second-gear/contract';
import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BidiText } from '../../../components/base/BidiText/BidiText.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { LazyReportDialog } from '../../../components/bikeDetails/ReportDialog/LazyReportDialog.tsx';
import { BikeCard } from '../../../components/bikes/BikeCard/BikeCard.tsx';
import type { Viewer } from '../../../components/bikes/BikeCard/viewer.ts';
import { CardErrorFallback } from '../../../components/bikes/CardErrorFallback/CardErrorFallback.tsx';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';
import { LazyBookingDialog } from '../../../components/bookings/BookingDialog/LazyBookingDialog.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { InlineAlert, type InlineAlertProps } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { VirtualList } from '../../../virtualizer/VirtualList.tsx';
import styles from './BikeListScreen.module.css';
import { BikeListSkeleton } from './BikeListSkeleton.tsx';
import { useBooking } from './useBooking.ts';
import { useReports } from './useReports.ts';

type BikeListScreenProps = {
  /** The name of the brand, which is the heading of the page. */
  brand: string;
  /** The bikes of the brand. The screen does not show those that are sold (R2.65). */
  bikes: AsyncState<Bike[]>;
  viewer: Viewer;
  /** The alert that says why the user's role is unknown: it is loading, or could not be loaded. */
  viewerProblem?: Omit<InlineAlertProps, 'title'> | undefined;
  /** The name and e-mail address of the signed-in buyer, for the booking dialog. If undefined, booking is disabled. */
  buyer?: { name: string; email: string } | undefined;
  /** The ids of the bikes that the buyer has booked. Undefined while the bookings are not known. */
  booked?: ReadonlySet<string>;
  ordersHref?: string;
  /** Returns the URL of a bike's page. Must stay the same function, because a new one renders all cards again. */
  bikeHref?: (bike: Bike) => string;
  /**
   * Books a bike and shows the result in a toast. The dialog closes after success and after an error
   * (docs/requirements.md §4).
   */
  onBook(bike: Bike, input: BookingInput): Promise<void>;
  /** Reports a bike to the admin after a confirmation, and shows the result in a toast. */
  onReport(bike: Bike): Promise<void>;
  /** The URL of the brands on the home page. The empty state has a link to it. */
  brandsHref?: string;
};

const noBikes: Bike[] = [];

/** The page with the bikes of one brand, and the dialog to book one of them (docs/requirements.md §2, Bike list). */
export const BikeListScreen = ({
  brand,
  bikes,
  viewer,
  viewerProblem,
  buyer,
  booked,
  ordersHref,
  bikeHref,
  onBook,
  onReport,
  brandsHref,
}: BikeListScreenProps) => {
  const copy = useCopy();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // The role often loads after the bikes. Then the buttons of every card change, and a focused button may be replaced.
  const keepFocus = useFocusFallback(section, '[data-actions]');
  const { select: report, isReporting, dialog: reportDialog } = useReports(onReport);
  const booking = useBooking(onBook);
  const listed = bikes.state === 'ready' ? bikes.data : noBikes;
  const available = useMemo(() => listed.filter((bike) => !bike.soldOut), [listed]);
  // When the role has loaded, every card changes. The deferred value keeps the page responsive meanwhile.
  const shownViewer = useDeferredValue(viewer === 'buyer' && !buyer ? 'unknown' : viewer);
  const { select } = booking;
  const renderBike = useCallback(
    (bike: Bike, index: number) => (
      <ErrorBoundary resetKeys={[bike]} fallback={<CardErrorFallback />}>
        <BikeCard
          bike={bike}
          viewer={shownViewer}
          onBook={select}
          onReport={report}
          isReporting={isReporting(bike)}
          href={bikeHref?.(bike)}
          ordersHref={booked?.has(bike._id) ? ordersHref : undefined}
          isFirst={index === 0}
        />
      </ErrorBoundary>
    ),
    [shownViewer, select, report, isReporting, booked, bikeHref, ordersHref],
  );

  return (
    <>
      <section className={styles.screen} aria-labelledby={titleId} ref={section} tabIndex={-1}>
        <PageHeading id={titleId} count={bikes.state === 'ready' ? available.length : undefined}>
          <BidiText>{brand}</BidiText>
        </PageHeading>
        {viewerProblem && (
          <div className={styles.notice}>
            <InlineAlert title={copy.waiting.roleFailed} {...viewerProblem} />
          </div>
        )}
        {bikes.state === 'loading' && <BikeListSkeleton />}
        {bikes.state === 'failed' && (
          <ErrorState
            title={copy.bikes.failed}
            problem={bikes.problem}
            onRetry={bikes.onRetry}
            illustration={illustrations.fallenBike}
          />
        )}
        {bikes.state === 'ready' && available.length === 0 && (
          <EmptyState
            title={copy.bikes.empty.title}
            text={
              <>
                <span>{copy.bikes.empty.text.before}</span> <BidiText>{brand}</BidiText>{' '}
                <span>{copy.bikes.empty.text.after}</span>
              </>
            }
            illustration={illustrations.empty}
          >
            {brandsHref && <LinkButton href={brandsHref}>{copy.bikes.empty.link}</LinkButton>}
          </EmptyState>
        )}
        {available.length > 0 && (
          <VirtualList className={styles.list} items={available} of={listed} estimatedHeight={640}>
            {renderBike}
          </VirtualList>
        )}
      </section>
      <LazyReportDialog {...reportDialog} />
      {booking.selection && buyer && (
        <LazyBookingDialog
          {...booking.selection}
          buyer={buyer}
          onSubmit={booking.submit}
          onClose={booking.close}
          onClosed={keepFocus}
        />
      )}
    </>
  );
};
