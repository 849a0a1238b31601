import type { Booking } from '@second-gear/contract';
import type { ReactNode } from 'react';
import { Image } from '../../../components/base/Image/Image.tsx';
import { Price } from '../../../components/bikes/Price/Price.tsx';
import { PriceTagCard } from '../../../components/bikes/PriceTagCard/PriceTagCard.tsx';
import { type BookingSeller, useBookingDetails } from '../../../components/bookings/BookingCard/useBookingDetails.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { DescriptionList } from '../../../components/layout/DescriptionList/DescriptionList.tsx';
import { PageHeading } from '../../../components/layout/PageHeading/PageHeading.tsx';
import { StampedPrice } from '../../../components/payment/StampedPrice/StampedPrice.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isolateText } from '../../../language/isolateText.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { truncate } from '../../../lib/truncate.ts';
import { NextSteps, SellerLinks } from './NextSteps.tsx';
import { PayForm } from './PayForm.tsx';
import styles from './PaymentScreen.module.css';
import { BackToBookings, PaymentStatus } from './PaymentStatus.tsx';
import { isCharged, isPayable, type PaymentState } from './paymentState.ts';

type PaymentScreenProps = {
  /** The order: loading, failed with a retry function, or ready. */
  order: AsyncState<Booking>;
  /** The step at which the payment is. */
  payment: PaymentState;
  /** The provider's card element. It stays mounted until the card is charged, or it loses what was typed. */
  card: ReactNode;
  /** The seller: name, phone number, and what else is known. */
  seller: BookingSeller;
  /** The amount that the card will be charged: '400000 BDT'. Undefined while it is not known. */
  charge?: string | undefined;
  /** Called when the buyer presses Pay while the payment is `ready` or `declined`. */
  onPay: () => void;
  /** The URL of My Orders. */
  ordersHref: string;
  /** The URL of the receipt, which exists when the payment is recorded. */
  receiptHref: string;
  /** The e-mail address of the operator, for a buyer who has paid twice. */
  contactEmail?: string | null;
};

/** The payment of one order, and then what happens next (docs/requirements.md §2 and §4, Payment). */
export const PaymentScreen = ({ order, ...props }: PaymentScreenProps) => {
  const { dashboard } = useCopy();
  const { payment: copy } = usePaymentCopy();
  if (order.state !== 'ready') {
    return (
      <>
        <PageHeading>{dashboard.payment}</PageHeading>
        {order.state === 'loading' ? (
          <ProgressBar label={copy.loading} />
        ) : (
          <ErrorState title={copy.failed} problem={order.problem} onRetry={order.onRetry}>
            <BackToBookings href={props.ordersHref} isSecondary={Boolean(order.onRetry)} />
          </ErrorState>
        )}
      </>
    );
  }
  return <OrderPayment order={order.data} {...props} />;
};

type OrderPaymentProps = Omit<PaymentScreenProps, 'order'> & { order: Booking };

const OrderPayment = ({
  order,
  payment,
  card,
  seller,
  charge,
  onPay,
  ordersHref,
  receiptHref,
  contactEmail = null,
}: OrderPaymentProps) => {
  const { payment: copy } = usePaymentCopy();
  const details = useBookingDetails(order, seller, { withPhone: isCharged(payment) });
  return (
    <div className={styles.container}>
      <section className={styles.layout}>
        <h1 className={styles.title}>
          <span>{copy.paymentFor}</span>{' '}
          <span className={styles.bikeName} lang="" dir="auto">
            {truncate(order.bikeName)}
          </span>
        </h1>
        <div className={styles.panel}>
          <PaymentSummary order={order} payment={payment} />
          {isPayable(payment) && <PayForm payment={payment} card={card} charge={charge} onPay={onPay} />}
          <PaymentStatus payment={payment} ordersHref={ordersHref} contactEmail={contactEmail}>
            {payment.state === 'unavailable' && <SellerLinks order={order} seller={seller} />}
            {(payment.state === 'paid' || payment.state === 'paidBefore') && (
              <NextSteps order={order} seller={seller} receiptHref={receiptHref} />
            )}
          </PaymentStatus>
        </div>
        <PriceTagCard className={styles.bikeCard}>
          <Image src={order.img} alt={isolateText(order.bikeName)} />
          {details.length > 0 && <DescriptionList className={styles.details} items={details} />}
        </PriceTagCard>
      </section>
    </div>
  );
};

type PaymentSummaryProps = {
  /** The booking that is paid for. */
  order: Booking;
  /** The step at which the payment is. */
  payment: PaymentState;
};

/** The amount, with 'Please Pay' before the payment (docs/requirements.md §2), and with a stamp after it. */
const PaymentSummary = ({ order, payment }: PaymentSummaryProps) => {
  const { payment: copy } = usePaymentCopy();
  const isRecording = payment.state === 'recording' || payment.state === 'recordingFailed';
  return isCharged(payment) ? (
    <StampedPrice value={order.resaleValue} stamp={isRecording ? copy.charged : copy.paid} isMuted={isRecording} />
  ) : (
    <div className={styles.due}>
      <p className={styles.pleasePay}>{copy.pleasePay}</p>
      <Price size="hero" value={order.resaleValue} />
    </div>
  );
};
