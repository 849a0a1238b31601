import type { ReactNode } from 'react';
import { Group, type GroupProps } from 'react-aria-components';
import parts from '../../forms/FormParts/FormParts.module.css';
import styles from './CreditCardFrame.module.css';

type CreditCardFrameProps = Pick<GroupProps, 'aria-labelledby' | 'aria-describedby'> & {
  /** The card is not right, or was declined; what is wrong is said beside the frame. */
  isInvalid?: boolean;
  children: ReactNode;
};

/** The edge of a field around a card element, which brings its inputs but no look of ours: a provider's, or CardFields. */
export const CreditCardFrame = (props: CreditCardFrameProps) => (
  <Group {...props} className={`${parts.control} ${styles.frame}`} />
);
