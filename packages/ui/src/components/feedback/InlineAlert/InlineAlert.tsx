import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './InlineAlert.module.css';

export type InlineAlertProps = {
  /** What failed, in a few words. */
  title: string;
  /** What happened, in a sentence. */
  problem: string;
  /** Called on press of the retry button. If undefined there is no retry button, because retrying would not help. */
  onRetry?: (() => void) | undefined;
};

/** An error message inside a page that otherwise works: it says what is missing, and has a retry button. */
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
