import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** An illustration from `illustrations/illustrations.ts`. Decorative, because the text has the same meaning. */
export type StateIllustration = { src: string; width: number; height: number };

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  illustration?: StateIllustration;
  /** A link or button that tells the user what to do next. */
  children?: ReactNode;
};

/** Shown instead of an empty list: a title, a text and the next step. */
export const EmptyState = ({ title, text, illustration, children }: EmptyStateProps) => (
  <div className={styles.state}>
    {illustration && <img className={styles.illustration} {...illustration} alt="" />}
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
