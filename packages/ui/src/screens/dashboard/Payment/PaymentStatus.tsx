import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { Spinner } from '../../../components/feedback/Spinner/Spinner.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { BackToBookings } from './BackToBookings.tsx';
import styles from './PaymentScreen.module.css';
import { isPayable, type PaymentState } from './payment.ts';

type PaymentStatusProps = {
  payment: PaymentState;
  ordersHref: string;
  /** The facts of a receipt, between the words and what can be done now. */
  children?: ReactNode;
};

/** There is nothing left to do here. */
const finalStates: readonly PaymentState['state'][] = ['paid', 'paidBefore', 'paidTwice', 'unavailable'];

/** What has become of the payment, in words; read out as it changes. Beside it, what can be done now. */
export const PaymentStatus = ({ payment, ordersHref, children }: PaymentStatusProps) => {
  const copy = useCopy();
  const place = useFocusAfterPayment(payment);
  const onRetry = 'onRetry' in payment ? payment.onRetry : undefined;
  return (
    <div className={styles.status} ref={place} tabIndex={-1}>
      {/* There before its words are, so that screen readers hear each change. */}
      <div className={styles.message} role="status">
        <StatusMessage payment={payment} />
      </div>
      {children}
      <div className={styles.actions}>
        {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
        {finalStates.includes(payment.state) && <BackToBookings href={ordersHref} isSecondary={Boolean(onRetry)} />}
      </div>
    </div>
  );
};

/** The form and its Pay button go once the card is charged; whoever pressed it is taken to the outcome instead. */
const useFocusAfterPayment = (payment: PaymentState) => {
  const place = useRef<HTMLDivElement>(null);
  const previousState = useRef(payment.state);
  useEffect(() => {
    const hasChangedAfterPress = previousState.current !== 'preparing' && previousState.current !== payment.state;
    previousState.current = payment.state;
    if (hasChangedAfterPress && !isPayable(payment) && document.activeElement === document.body) place.current?.focus();
  }, [payment]);
  return place;
};

const StatusMessage = ({ payment }: { payment: PaymentState }) => {
  const { payment: words } = usePaymentCopy();
  switch (payment.state) {
    case 'ready':
    case 'declined':
      return null;
    case 'preparing':
      return <p className={styles.progress}>{words.preparing}</p>;
    case 'processing':
      return <p className={styles.progress}>{words.processing}</p>;
    case 'unavailable':
      return (
        <p className={styles.problem}>
          <Icon name="alert" />
          <span>{payment.problem}</span>
        </p>
      );
    case 'recording':
      return (
        <>
          <div className={styles.charged}>
            <Spinner />
            <p>{words.recording}</p>
          </div>
          <TransactionId id={payment.transactionId} />
        </>
      );
    case 'recordingFailed':
      return (
        <>
          <p className={styles.charged}>{words.notRecorded}</p>
          <TransactionId id={payment.transactionId} />
        </>
      );
    case 'paidTwice':
      return (
        <>
          <p className={styles.problem}>
            <Icon name="alert" />
            <span>{words.paidTwice}</span>
          </p>
          <TransactionId id={payment.transactionId} />
        </>
      );
    case 'paid':
    case 'paidBefore':
      return (
        <>
          <p className={styles.congrats}>
            <Icon name="check" />
            <span>{payment.state === 'paid' ? words.congrats : words.alreadyPaid}</span>
          </p>
          {payment.transactionId !== undefined && <TransactionId id={payment.transactionId} />}
        </>
      );
  }
};

/** The one thing worth keeping: a click selects all of it. */
const TransactionId = ({ id }: { id: string }) => {
  const { payment } = usePaymentCopy();
  return (
    <p>
      <span className={styles.transactionLabel}>{payment.transactionId}</span>{' '}
      <strong className={styles.transactionId}>{id}</strong>
    </p>
  );
};
