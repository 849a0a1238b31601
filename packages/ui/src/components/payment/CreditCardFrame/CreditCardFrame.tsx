import type { ReactNode } from 'react';
import { Group, type GroupProps } from 'react-aria-components';
import { controlClass } from '../../forms/FormParts/FormParts.tsx';
import styles from './CreditCardFrame.module.css';

type CreditCardFrameProps = Pick<GroupProps, 'aria-labelledby' | 'aria-describedby'> & {
  /** Whether the card is invalid or was declined. The page shows the error message outside the red frame. */
  isInvalid?: boolean;
  /** The content. */
  children: ReactNode;
};

/** Looks like a form field. Stripe's card element or CreditCardFields is inside it. */
export const CreditCardFrame = (props: CreditCardFrameProps) => (
  <Group {...props} className={`${controlClass} ${styles.frame}`} />
);
