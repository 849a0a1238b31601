import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './EmptyState.module.css';
import type { StateIllustration } from './EmptyState.tsx';

type ErrorStateProps = {
  /** The heading. Default: 'This did not load'. */
  title?: string;
  /** The error message: one sentence that says what happened. */
  problem: string;
  /** The illustration beside the text. */
  illustration?: StateIllustration;
  /** Undefined if a retry cannot help. Then there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Links or buttons that the user can use instead of retrying. */
  children?: ReactNode;
};

/** Shows an error message and a retry button in the place of content that could not be loaded. */
export const ErrorState = ({ title, problem, illustration, onRetry, children }: ErrorStateProps) => {
  const copy = useCopy();
  return (
    <div className={styles.state} role="alert">
      {illustration && <img className={styles.illustration} {...illustration} alt="" />}
      <h2 className={styles.title}>{title ?? copy.failed.title}</h2>
      {/* A message of the server may be in any language. */}
      <p className={styles.text} dir="auto">
        {problem}
      </p>
      {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
      {children}
    </div>
  );
};
