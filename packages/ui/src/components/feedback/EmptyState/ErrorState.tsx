import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import styles from './EmptyState.module.css';
import type { StateIllustration } from './EmptyState.tsx';

type ErrorStateProps = {
  /** The heading, which says what failed to load. Default: 'This did not load'. */
  title?: string;
  /** The error message: one sentence that says what happened. */
  problem: string;
  illustration?: StateIllustration;
  /** Called on press of the retry button. Undefined if retrying would not help: then there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Links or buttons that the user can use instead of retrying. */
  children?: ReactNode;
};

/** Shows an error message and a retry button instead of content that failed to load. */
export const ErrorState = ({ title, problem, illustration, onRetry, children }: ErrorStateProps) => {
  const copy = useCopy();
  return (
    <div className={styles.state} role="alert">
      {illustration && <img className={styles.illustration} {...illustration} alt="" />}
      <h2 className={styles.title}>{title ?? copy.failed.title}</h2>
      {/* A message from the server may be in any language, so the text gets its direction from `dir="auto"`. */}
      <p className={styles.text} dir="auto">
        {problem}
      </p>
      {onRetry && <Button onPress={() => onRetry()}>{copy.tryAgain}</Button>}
      {children}
    </div>
  );
};
