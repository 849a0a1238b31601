import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './EmptyState.module.css';
import type { StateIllustration } from './EmptyState.tsx';

type ErrorStateProps = {
  /** What failed to load; default: 'This did not load'. */
  title?: string;
  /** What happened, in a sentence. */
  problem: string;
  illustration?: StateIllustration;
  /** Called on press of the retry button. If undefined there is no retry button, because retrying would not help. */
  onRetry?: (() => void) | undefined;
  /** Links or buttons that the user can use instead of retrying. */
  children?: ReactNode;
};

/** Shown instead of content that failed to load: the error message and a retry button. */
export const ErrorState = ({ title, problem, illustration, onRetry, children }: ErrorStateProps) => {
  const copy = useCopy();
  return (
    <div className={styles.state} role="alert">
      {illustration && <img className={styles.illustration} {...illustration} alt="" />}
      <h2 className={styles.title}>{title ?? copy.failed.title}</h2>
      {/* dir="auto", because a message from the server may be in any language. */}
      <p className={styles.text} dir="auto">
        {problem}
      </p>
      {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
      {children}
    </div>
  );
};
