import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Of `illustrations/illustrations.ts`. Screen readers ignore it. */
export type StateIllustration = { src: string; width: number; height: number };

type EmptyStateProps = {
  /** The text of the heading. */
  title: string;
  /** The text that is shown. */
  text: ReactNode;
  /** The illustration beside the text. */
  illustration?: StateIllustration;
  /** Links or buttons for what the user can do next. */
  children?: ReactNode;
};

/** Shows a title, a text and a link to the next step in the place of an empty list. */
export const EmptyState = ({ title, text, illustration, children }: EmptyStateProps) => (
  <div className={styles.state}>
    {illustration && <img className={styles.illustration} {...illustration} alt="" />}
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
