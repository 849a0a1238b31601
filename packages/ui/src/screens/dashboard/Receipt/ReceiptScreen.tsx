import type { Booking } from '@second-gear/contract';
import { useId } from 'react';
import {
  InAppBrowserNote,
  type InAppBrowserNoteProps,
} from '../../../components/auth/InAppBrowserNote/InAppBrowserNote.tsx';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { Logo } from '../../../components/base/Logo/Logo.tsx';
import { TextOrFallback } from '../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { ShareTextButton } from '../../../components/bikeDetails/ShareButton/ShareTextButton.tsx';
import { PriceTagCard } from '../../../components/bikes/PriceTagCard/PriceTagCard.tsx';
import { type BookingSeller, useBookingDetails } from '../../../components/bookings/BookingCard/useBookingDetails.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList/DescriptionList.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { StampedPrice } from '../../../components/payment/StampedPrice/StampedPrice.tsx';
import { useOrdersCopy } from '../../../copy/account/orders.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { formatDay } from '../../../lib/format.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { callUrl } from '../../../selling/phone.ts';
import styles from './ReceiptScreen.module.css';

type ReceiptDetails = {
  /** The seller: name, phone number, and what else is known. */
  seller: BookingSeller;
  /** When the card was charged, in ms since 1970. Null if this device does not know it. */
  paidAt: number | null;
  /** Whether the demo card service is in use. */
  isDemo?: boolean;
  /** The absolute URL of this page, for sharing. */
  url: string;
  /** The URL of My Orders. */
  ordersHref: string;
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
  /** How to open the page in another browser, if this one cannot print. The note replaces the button *Print*. */
  otherBrowser?: Omit<InAppBrowserNoteProps, 'reason'> | undefined;
};

type ReceiptScreenProps = ReceiptDetails & {
  /** The order: loading, failed with a retry function, or ready. */
  order: AsyncState<Booking>;
};

/** The receipt of a paid order, for the screen and for one page of paper (docs/requirements.md §13). */
export const ReceiptScreen = ({ order, ...props }: ReceiptScreenProps) => {
  const { dashboard, myOrders } = useCopy();
  const { receipt } = useOrdersCopy();
  if (order.state === 'ready' && order.data.paid) return <Receipt booking={order.data} {...props} />;
  const { problem, onRetry } = order.state === 'failed' ? order : { problem: receipt.notPaid, onRetry: undefined };
  return (
    <>
      <PageHeading>{dashboard.receipt}</PageHeading>
      {order.state === 'loading' ? (
        <ProgressBar label={receipt.loading} />
      ) : (
        <ErrorState title={receipt.failed} problem={problem} onRetry={onRetry}>
          <LinkButton href={props.ordersHref} variant="outline">
            {myOrders.title}
          </LinkButton>
        </ErrorState>
      )}
    </>
  );
};

const Receipt = ({
  booking,
  seller,
  paidAt,
  isDemo = false,
  url,
  ordersHref,
  onPrint,
  otherBrowser,
}: ReceiptDetails & { booking: Booking }) => {
  const { bikes, dashboard, formats, myOrders } = useCopy();
  const { receipt } = useOrdersCopy();
  const nameId = useId();
  const isPhone = useMediaQuery('(max-width: 39.99rem)');
  const call = isPhone && seller.state === 'ready' && seller.data ? callUrl(seller.data.phone) : null;
  const { bikeName, resaleValue, transactionId, userName } = booking;
  const name = isBlank(bikeName) ? bikes.unnamed : bikeName.trim();
  const bookingDetails = useBookingDetails(booking, seller, { withPhone: true, hasCallLink: true });
  const details = [
    transactionId && {
      term: receipt.transactionId,
      detail: (
        <span className={styles.transactionId} lang="">
          {transactionId}
        </span>
      ),
    },
    paidAt !== null && { term: receipt.paidOn, detail: formats.day(formatDay(new Date(paidAt))) },
    !isBlank(userName) && {
      term: receipt.buyer,
      detail: (
        <span className={styles.buyer}>
          <TextOrFallback>{userName}</TextOrFallback>
        </span>
      ),
    },
    ...bookingDetails,
  ].filter((item) => typeof item === 'object');
  return (
    <>
      <div className={styles.sheet}>
        <p className={styles.logo}>
          <Logo />
        </p>
        <PageHeading>{dashboard.receipt}</PageHeading>
        <PriceTagCard contentClassName={styles.content} aria-labelledby={nameId}>
          <h2 className={styles.name} id={nameId}>
            <TextOrFallback>{bikeName}</TextOrFallback>
          </h2>
          <StampedPrice size="hero" value={resaleValue} stamp={isDemo ? receipt.demo : receipt.paid} />
          <DescriptionList items={details} />
          <p className={styles.byCard}>{receipt.byCard}</p>
        </PriceTagCard>
      </div>
      {otherBrowser && <InAppBrowserNote reason="print" {...otherBrowser} />}
      <div className={styles.actions}>
        {isPhone && seller.state === 'loading' && <Skeleton className={styles.main} height="var(--size-control)" />}
        {call && (
          <LinkButton className={styles.main} href={call}>
            <Icon name="phone" />
            <span>{receipt.call}</span>
          </LinkButton>
        )}
        {!isPhone && !otherBrowser && <Button onPress={onPrint}>{receipt.print}</Button>}
        <ShareTextButton
          text={receipt.shareText(truncate(name), truncate(resaleValue.trim()), transactionId ?? '')}
          url={url}
          variant="outline"
        />
        <LinkButton href={ordersHref} variant="outline">
          {myOrders.title}
        </LinkButton>
        {isPhone && !otherBrowser && (
          <Button variant="quiet" onPress={onPrint}>
            {receipt.print}
          </Button>
        )}
      </div>
    </>
  );
};
