import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { TextWithGroupedDigits } from '../../../components/bikes/Price/GroupedDigits.tsx';
import { CreditCardFrame } from '../../../components/payment/CreditCardFrame/CreditCardFrame.tsx';
import { usePaymentCopy } from '../../../copy/payment.ts';
import styles from './PaymentScreen.module.css';
import type { PayablePayment } from './paymentState.ts';

type PayFormProps = {
  /** The step at which the payment is. */
  payment: PayablePayment;
  /** The fields of the card. The app passes those of the payment provider. */
  card: ReactNode;
  /** The amount that the card will be charged, with its currency: '400000 BDT'. */
  charge?: string | undefined;
  /** Called when the user pays. */
  onPay: () => void;
};

/** While a payment is in progress the Pay button is disabled (docs/requirements.md §4). */
export const PayForm = ({ payment, card, charge, onPay }: PayFormProps) => {
  const { payment: copy } = usePaymentCopy();
  const labelId = useId();
  const messageId = useId();
  const chargeId = useId();
  const canPay = payment.state === 'ready' || payment.state === 'declined';
  // Enter in a card field submits the form even while the Pay button is disabled.
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
            {/* React cannot remove a text node that the browser's translation has replaced, but it can remove this element. */}
            <span>
              <span>{payment.message}</span>
              {payment.isRefused && <span className={styles.notCharged}>{copy.notCharged}</span>}
            </span>
          </>
        )}
      </p>
      {/* Rendered before the amount is known, so that the Pay button does not move. */}
      <p className={styles.charge} id={chargeId}>
        {charge && <TextWithGroupedDigits>{copy.willBeCharged(charge)}</TextWithGroupedDigits>}
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
      <p className={styles.safe}>{copy.safe}</p>
    </form>
  );
};
