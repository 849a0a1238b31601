import type { ReactNode } from 'react';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './Disclosure.module.css';

/** A line that shows more text when it is pressed. */
export const Disclosure = ({
  summary,
  children,
}: {
  /** The text that is always visible, and that expands the content. */
  summary: string;
  /** The content. */
  children: ReactNode;
}) => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      <span>{summary}</span>
      <Icon name="chevronDown" />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
