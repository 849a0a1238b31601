import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { Link } from '../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { Spinner } from '../../../components/feedback/Spinner/Spinner.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './PaymentScreen.module.css';
import { isPayable, type PaymentState } from './paymentState.ts';

type PaymentStatusProps = {
  /** The step at which the payment is. */
  payment: PaymentState;
  /** The URL of My Orders. */
  ordersHref: string;
  /** The e-mail address of the operator. */
  contactEmail?: string | null;
  /** Shown between the message and the buttons. */
  children?: ReactNode;
};

/** The buyer can do nothing more on this page. */
const finalStates: readonly PaymentState['state'][] = ['paid', 'paidBefore', 'paidTwice', 'unavailable'];

/** Shows the state of the payment, which screen readers announce, and the buttons for this state. */
export const PaymentStatus = ({ payment, ordersHref, contactEmail = null, children }: PaymentStatusProps) => {
  const copy = useCopy();
  const container = useFocusAfterPayment(payment);
  const onRetry = 'onRetry' in payment ? payment.onRetry : undefined;
  return (
    <div className={styles.status} ref={container} tabIndex={-1}>
      {/* Rendered even while it is empty, so that screen readers announce its first text. */}
      <div className={styles.message} role="status">
        <StatusMessage payment={payment} contactEmail={contactEmail} />
      </div>
      {children}
      <div className={styles.actions}>
        {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
        {finalStates.includes(payment.state) && <BackToBookings href={ordersHref} isSecondary={Boolean(onRetry)} />}
      </div>
    </div>
  );
};

/** The form with the focused Pay button is removed after the charge. */
const useFocusAfterPayment = (payment: PaymentState) => {
  const container = useRef<HTMLDivElement>(null);
  const previousState = useRef(payment.state);
  useEffect(() => {
    const hasChangedAfterPress = previousState.current !== 'preparing' && previousState.current !== payment.state;
    previousState.current = payment.state;
    if (hasChangedAfterPress && !isPayable(payment) && document.activeElement === document.body)
      container.current?.focus();
  }, [payment]);
  return container;
};

const StatusMessage = ({ payment, contactEmail }: { payment: PaymentState; contactEmail: string | null }) => {
  const { payment: texts } = usePaymentCopy();
  switch (payment.state) {
    case 'ready':
    case 'declined':
      return null;
    case 'preparing':
      return <p className={styles.progress}>{texts.preparing}</p>;
    case 'processing':
      return <p className={styles.progress}>{texts.processing}</p>;
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
            <p>{texts.recording}</p>
          </div>
          <TransactionId id={payment.transactionId} />
        </>
      );
    case 'recordingFailed':
      return (
        <>
          <p className={styles.charged}>{texts.notRecorded}</p>
          <TransactionId id={payment.transactionId} />
        </>
      );
    case 'paidTwice':
      return (
        <>
          <p className={styles.problem}>
            <Icon name="alert" />
            <span>{texts.paidTwice(contactEmail)}</span>
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
            <span>{payment.state === 'paid' ? texts.congrats : texts.alreadyPaid}</span>
          </p>
          {payment.transactionId !== undefined && <TransactionId id={payment.transactionId} />}
        </>
      );
  }
};

/** One click selects the whole id. */
const TransactionId = ({ id }: { id: string }) => {
  const { payment } = usePaymentCopy();
  return (
    <p>
      <span className={styles.transactionLabel}>{payment.transactionId}</span>{' '}
      <strong className={styles.transactionId} lang="">
        {id}
      </strong>
    </p>
  );
};

type BackToBookingsProps = {
  /** The URL to which the link leads. */
  href: string;
  /** True if another button above this link is the main action. Then this link does not look like a button. */
  isSecondary: boolean;
};

/** The link back to My Orders, for a page on which the buyer cannot pay now. */
export const BackToBookings = ({ href, isSecondary }: BackToBookingsProps) => {
  const { myOrders } = useCopy();
  return isSecondary ? (
    <Link href={href} className={styles.secondaryLink}>
      {myOrders.title}
    </Link>
  ) : (
    <LinkButton href={href} variant="outline">
      {myOrders.title}
    </LinkButton>
  );
};
