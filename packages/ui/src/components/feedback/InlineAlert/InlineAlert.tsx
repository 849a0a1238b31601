import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './InlineAlert.module.css';

export type InlineAlertProps = {
  /** A short text that says what failed. */
  title: string;
  /** The error message: one sentence that says what happened. */
  problem: string;
  /** Undefined if a retry cannot help. Then there is no retry button. */
  onRetry?: (() => void) | undefined;
};

/** An error message inside a page whose other parts work. */
export const InlineAlert = ({ title, problem, onRetry }: InlineAlertProps) => {
  const { tryAgain } = useCopy();
  return (
    <div className={styles.alert} role="alert">
      <Icon name="alert" />
      <p className={styles.text}>
        <strong>{title}</strong> <span>{problem}</span>
      </p>
      {onRetry && (
        <Button size="small" variant="outline" onPress={() => onRetry()}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
};
