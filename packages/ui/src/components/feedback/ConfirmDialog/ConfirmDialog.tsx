import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Message } from '../../forms/FormParts/FormParts.tsx';
import { Dialog, DialogActions } from '../Dialog/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** The text of the heading. */
  title: string;
  /** The text that says what happens if the user confirms. */
  message: ReactNode;
  /** What tells the record apart from another one of the same name. */
  detail?: ReactNode;
  /** A second sentence, such as what else is deleted. */
  warning?: string | undefined;
  /** Why the last try failed. It is beside the buttons. */
  problem?: string | undefined;
  /** The text of the button that confirms. */
  confirmLabel: string;
  /** Called once for the confirmation. The dialog stays until the promise settles. Then the caller must close it. */
  onConfirm: () => Promise<unknown>;
  /** Called when the user presses the cancel button ('Cancle' in docs/requirements.md §2) or Esc. */
  onCancel: () => void;
};

/** The cancel button has the focus at first (docs/requirements.md §2). */
export const ConfirmDialog = ({
  isOpen,
  title,
  message,
  detail,
  warning,
  problem,
  confirmLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const { confirmDelete } = useCopy();
  const messageId = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  // Not by `autoFocus`: a dialog behind this one keeps the focus until this effect.
  useEffect(() => {
    if (isOpen) cancelButton.current?.focus();
  }, [isOpen]);
  const { isPending, run } = useSingleFlight(onConfirm);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isPending && onCancel()}
      title={title}
      size="small"
      role="alertdialog"
      describedBy={messageId}
    >
      <div className={styles.message} id={messageId}>
        <p>{message}</p>
        {detail && <p>{detail}</p>}
        {warning && <p>{warning}</p>}
        <Message>{problem}</Message>
      </div>
      <DialogActions>
        <Button variant="outline" ref={cancelButton} isDisabled={isPending} onPress={onCancel}>
          {confirmDelete.cancel}
        </Button>
        {/* The button can be pressed even during the exit animation. */}
        <Button variant="danger" isPending={isPending} onPress={() => isOpen && run()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
