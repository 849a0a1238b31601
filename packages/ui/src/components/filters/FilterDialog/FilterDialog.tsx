import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import { renderOverlay } from '../../feedback/Dialog/renderOverlay.tsx';
import { Filters, type FiltersProps } from '../Filters/Filters.tsx';
import styles from './FilterDialog.module.css';

type FilterDialogProps = FiltersProps & {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** Called when the user closes the dialog or menu. */
  onClose: () => void;
  /** The number of bikes that the query finds. */
  count: number;
  /** Removes all filters. Undefined if none is set. */
  onClear: (() => void) | undefined;
};

/** For narrow windows. A filter changes the list at once, and the button at the lower edge only closes the dialog. */
export const FilterDialog = ({ isOpen, onClose, count, onClear, ...filters }: FilterDialogProps) => {
  const { search } = useSearchCopy();
  const copy = useCopy();
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
    >
      <Modal className={styles.modal ?? ''} render={renderOverlay}>
        <AriaDialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {search.filters}
            </Heading>
            <Button onPress={onClose} variant="quiet" className={styles.close ?? ''} aria-label={copy.close}>
              <Icon name="close" />
            </Button>
          </div>
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
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
