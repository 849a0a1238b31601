import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page: read out in their place, never drawn. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
