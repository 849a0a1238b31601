import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './EmptyState.module.css';

/** A drawing above the words, from `art/pictures.ts`. It says nothing that the words do not. */
type StateIllustration = { src: string; width: number; height: number };

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  illustration?: StateIllustration;
  /** What to do next: a link or a button. */
  children?: ReactNode;
};

/** Nothing here yet, and what to do next. */
export const EmptyState = ({ title, text, illustration, children }: EmptyStateProps) => (
  <div className={styles.state}>
    {illustration && <img className={styles.picture} {...illustration} alt="" />}
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);

type ErrorStateProps = {
  /** What did not come; 'This did not load' when nobody says better. */
  title?: string;
  /** What happened, in a sentence. */
  problem: string;
  illustration?: StateIllustration;
  /** Without it, trying again would not help. */
  onRetry?: (() => void) | undefined;
  /** Another way on. */
  children?: ReactNode;
};

/** Something did not come: what happened, and a way to try again. */
export const ErrorState = ({ title, problem, illustration, onRetry, children }: ErrorStateProps) => {
  const copy = useCopy();
  return (
    <div className={styles.state} role="alert">
      {illustration && <img className={styles.picture} {...illustration} alt="" />}
      <h2 className={styles.title}>{title ?? copy.failed.title}</h2>
      {/* A server's own sentence may be in any language. */}
      <p className={styles.text} dir="auto">
        {problem}
      </p>
      {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
      {children}
    </div>
  );
};
