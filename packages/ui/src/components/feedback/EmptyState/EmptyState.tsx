import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './EmptyState.module.css';

/** A drawing above the words, from `art/pictures.ts`. It says nothing that the words do not. */
type StatePicture = { src: string; width: number; height: number };

type EmptyStateProps = {
  title: string;
  text: ReactNode;
  picture?: StatePicture;
  /** What to do next: a link or a button. */
  children?: ReactNode;
};

/** Nothing here yet, and what to do next. */
export const EmptyState = ({ title, text, picture, children }: EmptyStateProps) => (
  <div className={styles.state}>
    {picture && <img className={styles.picture} {...picture} alt="" />}
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);

type FailedStateProps = {
  /** What did not come; 'This did not load' when nobody says better. */
  title?: string;
  /** What happened, in a sentence. */
  problem: string;
  picture?: StatePicture;
  /** Without it, trying again would not help. */
  onRetry?: (() => void) | undefined;
  /** Another way on. */
  children?: ReactNode;
};

/** Something did not come: what happened, and a way to try again. */
export const FailedState = ({ title, problem, picture, onRetry, children }: FailedStateProps) => {
  const copy = useCopy();
  return (
    <div className={styles.state} role="alert">
      {picture && <img className={styles.picture} {...picture} alt="" />}
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
