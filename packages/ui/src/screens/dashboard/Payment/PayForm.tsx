import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { CreditCardFrame } from '../../../components/payment/CreditCardFrame/CreditCardFrame.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import styles from './PaymentScreen.module.css';
import type { PayablePayment } from './payment.ts';

type PayFormProps = {
  payment: PayablePayment;
  card: ReactNode;
  /** What the card will be charged, with the currency: '400000 BDT'. */
  charge?: string | undefined;
  onPay(): void;
};

/** The card and the Pay button, which is usable only while nothing is under way (spec §4). */
export const PayForm = ({ payment, card, charge, onPay }: PayFormProps) => {
  const { payment: copy } = usePaymentCopy();
  const labelId = useId();
  const messageId = useId();
  const chargeId = useId();
  const canPay = payment.state === 'ready' || payment.state === 'declined';
  // Enter in a card field submits too, whatever the button says.
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
            {/* In an element of its own: a translator replaces text nodes, and React could not take the replaced one away. */}
            <span>{payment.message}</span>
          </>
        )}
      </p>
      {/* There before the amount is known, so that Pay does not move. */}
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
