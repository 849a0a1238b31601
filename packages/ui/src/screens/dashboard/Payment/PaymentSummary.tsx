import type { Booking } from '@second-gear/contract';
import { Price } from '../../../components/bikes/Price/Price.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import styles from './PaymentScreen.module.css';
import { isCharged, type PaymentState } from './paymentState.ts';

type PaymentSummaryProps = {
  /** The booking that is paid for. */
  order: Booking;
  /** The step at which the payment is. */
  payment: PaymentState;
};

/** The amount, with 'Please Pay' before the payment (docs/requirements.md §2), and with a stamp after it. */
export const PaymentSummary = ({ order, payment }: PaymentSummaryProps) => {
  const { payment: copy } = usePaymentCopy();
  const isRecording = payment.state === 'recording' || payment.state === 'recordingFailed';
  return isCharged(payment) ? (
    <div className={styles.paidSummary}>
      <Price value={order.resaleValue} />
      <p className={styles.stamp} data-recorded={!isRecording}>
        {isRecording ? copy.charged : copy.paid}
      </p>
    </div>
  ) : (
    <div className={styles.due}>
      <p className={styles.pleasePay}>{copy.pleasePay}</p>
      <Price size="hero" value={order.resaleValue} />
    </div>
  );
};
