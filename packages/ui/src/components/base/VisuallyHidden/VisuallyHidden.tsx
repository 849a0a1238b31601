import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** A text that is not visible. Screen readers read it at its position in the page. */
export const VisuallyHidden = ({ children }: { /** The content. */ children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
