import { type Booking, createdAt } from '@second-gear/contract';
import { useId, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { CardErrorFallback } from '../../../components/bikes/CardErrorFallback/CardErrorFallback.tsx';
import { BookingCard } from '../../../components/bookings/BookingCard/BookingCard.tsx';
import { BookingCardSkeleton } from '../../../components/bookings/BookingCard/BookingCardSkeleton.tsx';
import type { OrderLinks } from '../../../components/bookings/BookingCard/OrderActions.tsx';
import type { BookingSeller } from '../../../components/bookings/BookingCard/useBookingDetails.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { useOrdersCopy } from '../../../copy/account/orders.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import styles from './MyBookingsScreen.module.css';

type MyBookingsScreenProps = OrderLinks & {
  /** The user's orders: loading, failed with a retry function, or ready. */
  orders: AsyncState<Booking[]>;
  /** Returns the seller of the booked bike. Sellers may load later than orders. */
  sellerOf: (order: Booking) => BookingSeller;
  /** Whether this device has sent a card for the order, and the server has not recorded the payment yet. */
  isFinishing: (order: Booking) => boolean;
};

/** The page *My Orders*: all bookings of the buyer, paid or not (docs/requirements.md §2). */
export const MyBookingsScreen = (props: MyBookingsScreenProps) => {
  const { myOrders } = useCopy();
  const { orders } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  const count = orders.state === 'ready' && orders.data.length > 0 ? orders.data.length : undefined;
  return (
    <section aria-labelledby={titleId} ref={section} tabIndex={-1}>
      <PageHeading id={titleId} count={count}>
        {myOrders.title}
      </PageHeading>
      <BookingList {...props} />
    </section>
  );
};

const timeOf = ({ _id }: Booking): number => createdAt(_id)?.getTime() ?? 0;

/** Those to pay first, and the newest first among them and among the others. */
const inOrder = (orders: readonly Booking[]) =>
  orders.toSorted((one, other) => Number(one.paid) - Number(other.paid) || timeOf(other) - timeOf(one));

const BookingList = ({ orders, sellerOf, isFinishing, ...links }: MyBookingsScreenProps) => {
  const { orders: copy } = useOrdersCopy();
  switch (orders.state) {
    case 'loading':
      return (
        <>
          <ProgressBar label={copy.loading} />
          <div className={styles.orders} aria-hidden="true">
            <BookingCardSkeleton />
            <BookingCardSkeleton />
            <BookingCardSkeleton />
          </div>
        </>
      );
    case 'failed':
      return <ErrorState title={copy.failed} problem={orders.problem} onRetry={orders.onRetry} />;
    case 'ready':
      return orders.data.length > 0 ? (
        <div className={styles.orders}>
          {withUniqueKeys(inOrder(orders.data)).map(({ key, item }) => (
            <ErrorBoundary key={key} resetKeys={[item]} fallback={<CardErrorFallback />}>
              <BookingCard {...links} booking={item} seller={sellerOf(item)} isFinishing={isFinishing(item)} />
            </ErrorBoundary>
          ))}
        </div>
      ) : (
        <EmptyState title={copy.empty.title} text={copy.empty.text} illustration={illustrations.empty}>
          <LinkButton href={links.browseHref}>{copy.empty.link}</LinkButton>
        </EmptyState>
      );
  }
};
