import type { Booking } from '@second-gear/contract';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { usePaymentCopy } from '../../copy/payment.ts';
import styles from './PaymentScreen.module.css';

type BillProps = { order: Booking };

/** What is paid for, and how much: 'Payment for' and 'Please Pay' (spec §2). */
export const Bill = ({ order }: BillProps) => {
  const { payment } = usePaymentCopy();
  return (
    <div className={styles.bill}>
      <h1 className={styles.title}>
        <span>{payment.paymentFor}</span>{' '}
        <span className={styles.bike} dir="auto">
          {order.bikeName}
        </span>
      </h1>
      <p className={styles.please}>{payment.pleasePay}</p>
      <Price size="hero" value={order.resaleValue} />
      <div className={styles.photo}>
        <Picture src={order.img} alt={order.bikeName} />
      </div>
    </div>
  );
};
