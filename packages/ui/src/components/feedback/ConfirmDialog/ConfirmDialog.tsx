import { type ReactNode, useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { usePending } from '../../../hooks/useSingleFlight.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog, DialogActions } from '../Dialog/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What happens if it goes ahead. */
  message: ReactNode;
  /** The word on the button that goes ahead. */
  confirmLabel: string;
  /** Called once. Until it settles nothing closes the dialog; whoever opened the dialog closes it then. */
  onConfirm(): Promise<void>;
  /** 'Cancle' or Esc. */
  onCancel(): void;
};

/** A question before something is taken away for good (spec §2, confirmation modal). The way back has the focus first. */
export const ConfirmDialog = ({ isOpen, title, message, confirmLabel, onConfirm, onCancel }: ConfirmDialogProps) => {
  const { confirmDelete } = useCopy();
  const messageId = useId();
  const { isPending, run } = usePending(onConfirm);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isPending && onCancel()}
      title={title}
      size="small"
      role="alertdialog"
      describedBy={messageId}
    >
      <p className={styles.message} id={messageId}>
        {message}
      </p>
      <DialogActions>
        <Button variant="outline" autoFocus isDisabled={isPending} onPress={onCancel}>
          {confirmDelete.cancel}
        </Button>
        {/* It can still be pressed while the dialog rolls out: that must not ask again. */}
        <Button variant="danger" isPending={isPending} onPress={() => isOpen && run()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
