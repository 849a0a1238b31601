import type { ReactNode } from 'react';
import { Group, type GroupProps } from 'react-aria-components';
import parts from '../../forms/FormParts/FormParts.module.css';
import styles from './CreditCardFrame.module.css';

type CreditCardFrameProps = Pick<GroupProps, 'aria-labelledby' | 'aria-describedby'> & {
  /**
   * True if the card is invalid or was declined. The frame only turns red. The page shows the error message outside the
   * frame.
   */
  isInvalid?: boolean;
  children: ReactNode;
};

/** Renders the border of a form field around card inputs: around Stripe's card element, or around CreditCardFields. */
export const CreditCardFrame = (props: CreditCardFrameProps) => (
  <Group {...props} className={`${parts.control} ${styles.frame}`} />
);
