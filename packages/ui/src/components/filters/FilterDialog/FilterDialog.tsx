import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import type { DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { Filters, type FiltersProps } from '../Filters/Filters.tsx';
import styles from './FilterDialog.module.css';

type FilterDialogProps = FiltersProps &
  DialogState & {
    /** The number of bikes that the query finds. */
    count: number;
    /** Removes all filters. Undefined if none is set. */
    onClear: (() => void) | undefined;
  };

/** For narrow windows. A filter changes the list at once, and the button at the lower edge only closes the dialog. */
export const FilterDialog = ({ isOpen, onClose, count, onClear, ...filters }: FilterDialogProps) => {
  const { search } = useSearchCopy();
  return (
    <Sheet className={styles.dialog} isOpen={isOpen} onClose={onClose} title={search.filters} isFull>
      <div className={styles.body}>
        <Filters {...filters} />
      </div>
      <div className={styles.foot}>
        {onClear && (
          <Button variant="outline" onPress={onClear}>
            {search.clearAll}
          </Button>
        )}
        <Button onPress={onClose}>{search.showBikes(count)}</Button>
      </div>
    </Sheet>
  );
};
