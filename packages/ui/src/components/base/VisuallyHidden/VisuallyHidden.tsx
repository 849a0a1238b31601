import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text that only screen readers read, at its position in the page. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
