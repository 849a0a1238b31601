import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import styles from './InlineAlert.module.css';

export type InlineAlertProps = {
  /** What did not work, in a few words. */
  title: string;
  /** What happened, in a sentence. */
  problem: string;
  /** Without it, trying again would not help. */
  onRetry?: (() => void) | undefined;
};

/** Something behind a page did not work, and the page goes on without it: what is missing, and a way to try again. */
export const InlineAlert = ({ title, problem, onRetry }: InlineAlertProps) => {
  const { tryAgain } = useCopy();
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" />
      <p className={styles.words}>
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
