import type { ReactNode } from 'react';
import { Group, type GroupProps } from 'react-aria-components';
import parts from '../../forms/FormParts/FormParts.module.css';
import styles from './CreditCardFrame.module.css';

type CreditCardFrameProps = Pick<GroupProps, 'aria-labelledby' | 'aria-describedby'> & {
  /** The card is invalid or was declined. The error message is outside the frame. */
  isInvalid?: boolean;
  children: ReactNode;
};

/** The border of a form field around card inputs: Stripe's card element, or CreditCardFields. */
export const CreditCardFrame = (props: CreditCardFrameProps) => (
  <Group {...props} className={`${parts.control} ${styles.frame}`} />
);
