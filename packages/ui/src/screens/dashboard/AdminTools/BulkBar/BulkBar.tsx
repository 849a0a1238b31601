import { Button } from '../../../../components/base/Button/Button.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import styles from './BulkBar.module.css';

type BulkBarProps = {
  /** How many rows are selected, and how many of them the search and the filters hide. */
  count: number;
  hidden: number;
  /** How many of the selected rows can be verified; undefined if the table has nothing to verify. */
  verifiable: number | undefined;
  onVerify(): void;
  onDelete(): void;
  onClear(): void;
};

/** The actions for the selected rows, at the lower edge of the window. */
export const BulkBar = ({ count, hidden, verifiable, onVerify, onDelete, onClear }: BulkBarProps) => {
  const { bulk: copy } = useAdminCopy().adminTools;
  return (
    <section className={styles.bar} aria-label={copy.bar}>
      <p className={styles.count} role="status">
        {copy.selected(count, hidden)}
      </p>
      <Button variant="quiet" size="small" onPress={onClear}>
        {copy.clear}
      </Button>
      {verifiable !== undefined && (
        <Button variant="outline" size="small" isDisabled={verifiable === 0} onPress={onVerify}>
          {copy.verify}
        </Button>
      )}
      <Button variant="outline" size="small" onPress={onDelete}>
        {copy.delete}
      </Button>
    </section>
  );
};
