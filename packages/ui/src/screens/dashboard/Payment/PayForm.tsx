import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { CreditCardFrame } from '../../../components/payment/CreditCardFrame/CreditCardFrame.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import styles from './PaymentScreen.module.css';
import type { PayablePayment } from './paymentState.ts';

type PayFormProps = {
  payment: PayablePayment;
  card: ReactNode;
  /** The amount of the charge with its currency: '400000 BDT'. */
  charge?: string | undefined;
  onPay(): void;
};

/** The card fields and the Pay button, which is disabled while a payment is in progress (`docs/requirements.md` §4). */
export const PayForm = ({ payment, card, charge, onPay }: PayFormProps) => {
  const { payment: copy } = usePaymentCopy();
  const labelId = useId();
  const messageId = useId();
  const chargeId = useId();
  const canPay = payment.state === 'ready' || payment.state === 'declined';
  // Checks the state again, because Enter in a card field submits the form even if the Pay button is disabled.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canPay) onPay();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <span className={styles.label} id={labelId}>
        {copy.card}
      </span>
      <CreditCardFrame isInvalid={payment.state === 'declined'} aria-labelledby={labelId} aria-describedby={messageId}>
        {card}
      </CreditCardFrame>
      <p className={styles.declined} id={messageId} role="alert">
        {payment.state === 'declined' && (
          <>
            <Icon name="alert" />
            {/* The text is in an element of its own: browser translation replaces text nodes, and React could not
                remove a replaced one. */}
            <span>{payment.message}</span>
          </>
        )}
      </p>
      {/* Rendered before the amount is known, so that the Pay button does not move when the amount appears. */}
      <p className={styles.charge} id={chargeId}>
        {charge && <span>{copy.willBeCharged(charge)}</span>}
      </p>
      <Button
        className={styles.pay}
        type="submit"
        aria-describedby={chargeId}
        isDisabled={payment.state === 'preparing'}
        isPending={payment.state === 'processing'}
      >
        {copy.pay}
      </Button>
    </form>
  );
};
