import type { ReactNode } from 'react';
import parts from '../FormParts/FormParts.module.css';
import styles from './CardFrame.module.css';

/** The edge of a field around a payment provider's own card element, which brings its inputs but no look of ours. */
export const CardFrame = ({ children }: { children: ReactNode }) => (
  <div className={`${parts.control} ${styles.frame}`}>{children}</div>
);
