import type { Bike } from '@second-gear/contract';
import { type ReactNode, type RefObject, useCallback, useDeferredValue, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { isRecent } from '../../../lib/isRecent.ts';
import { BikeCard } from '../BikeCard/BikeCard.tsx';
import { type Viewer, viewerWith } from '../BikeCard/viewer.ts';
import { CardErrorFallback } from '../CardErrorFallback/CardErrorFallback.tsx';
import { type BookingProps, useBooking } from './useBooking.tsx';
import { usePricePositions } from './usePricePositions.ts';
import { useReports } from './useReports.tsx';

export type BikeCardsProps = BookingProps & {
  /** The role of the user, which decides what the user can do with the bike. */
  viewer: Viewer;
  /** The ids of the bikes that the user has reported on this device. */
  reported?: ReadonlySet<string> | undefined;
  /** Returns the URL of a bike's page. Pass the same function each time, because a new function renders all cards again. */
  bikeHref?: ((bike: Bike) => string) | undefined;
  /** Reports a bike to the admin, and shows the result in a toast. Resolves with the reason of a failure. */
  onReport: (bike: Bike) => Promise<string | undefined>;
  /** Renders the button that saves a bike. Pass the same function each time, because a new function renders all cards again. */
  renderSave?: ((bike: Bike) => ReactNode) | undefined;
  /** Renders the button that chooses a bike for a comparison. Pass the same function each time. */
  renderCompare?: ((bike: Bike) => ReactNode) | undefined;
};

type Options = BikeCardsProps & {
  /** All bikes of the list. The price of each is compared with them. */
  bikes: readonly Bike[];
  /** The section with the cards. It gets the focus when the focused element inside it is removed. */
  section: RefObject<HTMLElement | null>;
};

export const useBikeCards = ({ bikes, section, ...props }: Options) => {
  const { viewer, buyer, booked, reported, ordersHref, bikeHref, onReport, renderSave, renderCompare } = props;
  // The role often loads after the bikes, and another button may then replace the focused one.
  const keepFocus = useFocusFallback(section, '[data-actions]');
  const { select: report, isReporting, dialog: reportDialog } = useReports(onReport);
  const { select, dialog: bookingDialog } = useBooking(props, keepFocus);
  // Every card changes with them. Meanwhile the page can react to the user.
  const shownViewer = useDeferredValue(viewerWith(viewer, buyer));
  const shownBooked = useDeferredValue(booked);
  const shownReported = useDeferredValue(reported);
  const positionOf = usePricePositions(bikes);
  const [now] = useState(() => Date.now());
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
          ordersHref={shownBooked?.has(bike._id) ? ordersHref : undefined}
          isReported={shownReported?.has(bike._id)}
          isNew={isRecent(bike, now)}
          pricePosition={positionOf(bike)}
          saveButton={renderSave?.(bike)}
          compareToggle={renderCompare?.(bike)}
          isFirst={index === 0}
        />
      </ErrorBoundary>
    ),
    [
      shownViewer,
      select,
      report,
      isReporting,
      shownBooked,
      shownReported,
      bikeHref,
      ordersHref,
      renderSave,
      renderCompare,
      positionOf,
      now,
    ],
  );
  const dialogs = (
    <>
      {reportDialog}
      {bookingDialog}
    </>
  );
  return { renderBike, dialog: dialogs };
};
