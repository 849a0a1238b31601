import type { Bike } from '@second-gear/contract';
import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import { BidiText } from '../../../components/base/BidiText/BidiText.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { BikeCard } from '../../../components/bikes/BikeCard/BikeCard.tsx';
import type { Viewer } from '../../../components/bikes/BikeCard/viewer.ts';
import { CardErrorFallback } from '../../../components/bikes/CardErrorFallback/CardErrorFallback.tsx';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';
import { LazyBookingDialog } from '../../../components/bookings/BookingDialog/LazyBookingDialog.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ErrorBoundary } from '../../../components/feedback/ErrorPage/ErrorBoundary.tsx';
import { InlineAlert, type InlineAlertProps } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { VirtualList } from '../../../virtualizer/VirtualList.tsx';
import styles from './BikeListScreen.module.css';
import { BikeListSkeleton } from './BikeListSkeleton.tsx';
import { searchTextOf } from './searchText.ts';
import { useBooking } from './useBooking.ts';
import { useReports } from './useReports.ts';

type BikeListScreenProps = {
  /** The name of the brand: the headline. */
  brand: string;
  /** The brand's listings, sold ones among them: those are not shown (spec §2). */
  bikes: AsyncState<Bike[]>;
  viewer: Viewer;
  /** Why it is not known who looks. */
  viewerProblem?: Omit<InlineAlertProps, 'title'> | undefined;
  /** Who books; printed on the docket. A buyer without it is not known well enough to book. */
  buyer?: { name: string; email: string } | undefined;
  /** The ids of the bikes that the buyer has booked already, as far as they are known. */
  booked?: ReadonlySet<string>;
  /** The URL of My Orders. */
  ordersHref?: string;
  /** Books one bike and tells what came of it. The dialog closes when it settles, either way (spec §4). */
  onBook(bike: Bike, answers: BookingInput): Promise<void>;
  /** Reports one bike to the admin and tells what came of it. */
  onReport(bike: Bike): Promise<void>;
  /** Where the other brands are, for somebody who finds this one empty. */
  brandsHref?: string;
};

const noBikes: Bike[] = [];

/** The listings of one brand, two tags abreast, and the dialog to book one of them (spec §2, Bike list). */
export const BikeListScreen = ({
  brand,
  bikes,
  viewer,
  viewerProblem,
  buyer,
  booked,
  ordersHref,
  onBook,
  onReport,
  brandsHref,
}: BikeListScreenProps) => {
  const copy = useCopy();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  // Who looks is often known late, and then a card's buttons are others.
  const keepFocus = useFocusFallback(section, '[data-actions]');
  const { report, isReporting } = useReports(onReport);
  const booking = useBooking(onBook);
  const listed = bikes.state === 'ready' ? bikes.data : noBikes;
  const available = useMemo(() => listed.filter((bike) => !bike.soldOut), [listed]);
  // Who looks is often known after the bikes are: then every card changes, a few at a time.
  const shownViewer = useDeferredValue(viewer === 'buyer' && !buyer ? 'unknown' : viewer);
  const { select } = booking;
  const renderBike = useCallback(
    (bike: Bike, index: number) => (
      <ErrorBoundary resetKey={bike} fallback={<CardErrorFallback />}>
        <BikeCard
          bike={bike}
          viewer={shownViewer}
          onBook={select}
          onReport={report}
          isReporting={isReporting(bike)}
          ordersHref={booked?.has(bike._id) ? ordersHref : undefined}
          isFirst={index === 0}
        />
      </ErrorBoundary>
    ),
    [shownViewer, select, report, isReporting, booked, ordersHref],
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
          <VirtualList className={styles.list} items={available} of={listed} textOf={searchTextOf}>
            {renderBike}
          </VirtualList>
        )}
      </section>
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
