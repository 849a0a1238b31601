import { Button } from '../../../../components/base/Button/Button.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import styles from './BulkBar.module.css';

type BulkBarProps = {
  /** True while the dialog of an action is open, whose result the numbers of the bar would contradict. */
  isHidden: boolean;
  /** The number of selected rows. `hidden` is the number of those that the search or a filter hides. */
  count: number;
  /** The number of selected rows that the filters hide. */
  hidden: number;
  /** The number of selected sellers who can be verified. */
  verifiable: number;
  /** Verifies a seller. */
  onVerify: () => void;
  /** Deletes an entry after the user has confirmed it. */
  onDelete: () => void;
  /** Called when the user removes all entries. */
  onClear: () => void;
};

/** A bar at the lower edge of the window with the actions for the selected rows. */
export const BulkBar = ({ isHidden, count, hidden, verifiable, onVerify, onDelete, onClear }: BulkBarProps) => {
  const { bulk: copy } = useAdminCopy().adminTools;
  return (
    <section className={styles.bar} aria-label={copy.bar} data-hidden={isHidden || undefined}>
      <p className={styles.count} role="status">
        {copy.selected(count, hidden)}
      </p>
      <Button variant="quiet" size="small" onPress={onClear}>
        {copy.clear}
      </Button>
      {verifiable > 0 && (
        <Button size="small" onPress={onVerify}>
          {copy.verify}
        </Button>
      )}
      <Button variant="outline" size="small" className={styles.delete} onPress={onDelete}>
        {copy.delete}
      </Button>
    </section>
  );
};
