import type { Booking } from '@second-gear/contract';
import type { ReactNode } from 'react';
import { Headline } from '../../components/Headline/Headline.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { FailedState } from '../../components/State/State.tsx';
import { usePaymentCopy } from '../../copy/payment.ts';
import { useCopy } from '../../copy/useCopy.ts';
import type { Remote } from '../../remote.ts';
import { Bill } from './Bill.tsx';
import { Outcome } from './Outcome.tsx';
import { PayForm } from './PayForm.tsx';
import styles from './PaymentScreen.module.css';
import { isPayable, type PaymentState } from './payment.ts';
import { WayOut } from './WayOut.tsx';

type PaymentScreenProps = {
  order: Remote<Booking>;
  payment: PaymentState;
  /** The provider's card element, without a frame. It stays in its place until the card is charged: taken out, it forgets the card. */
  card: ReactNode;
  /** Asked only while a payment is `ready` or `declined`. */
  onPay(): void;
  ordersHref: string;
};

/** One order and the money for it (spec §2 and §4, Payment). */
export const PaymentScreen = ({ order, payment, card, onPay, ordersHref }: PaymentScreenProps) => {
  const { dashboard } = useCopy();
  const { payment: copy } = usePaymentCopy();
  if (order.state !== 'ready') {
    return (
      <>
        <Headline>{dashboard.payment}</Headline>
        {order.state === 'loading' ? (
          <ProgressBar label={copy.loading} />
        ) : (
          <FailedState title={copy.failed} problem={order.problem} onRetry={order.onRetry}>
            <WayOut href={ordersHref} isQuiet={Boolean(order.onRetry)} />
          </FailedState>
        )}
      </>
    );
  }
  return (
    <div className={styles.place}>
      <section className={styles.desk}>
        <Bill order={order.data} />
        <div className={styles.money}>
          {isPayable(payment) && <PayForm payment={payment} card={card} onPay={onPay} />}
          <Outcome payment={payment} ordersHref={ordersHref} />
        </div>
      </section>
    </div>
  );
};
