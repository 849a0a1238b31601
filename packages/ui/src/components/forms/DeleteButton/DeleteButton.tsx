import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button, type ButtonLook } from '../../base/Button/Button.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

const ConfirmDialog = lazyDialog(
  async () => (await import('../../feedback/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
);

export type DeleteButtonProps = ButtonLook & {
  /** The name of the record in the confirmation dialog; '' if it has none. */
  name: string;
  /** The text of the button: "Delete" if undefined. */
  label?: string;
  /** What the confirmation shows below the name, so that the user can tell the record apart from one of the same name. */
  detail?: ReactNode;
  /** Deletes the record and shows the result. The confirmation dialog closes when the promise settles. */
  onDelete: () => Promise<unknown>;
  /** The id of an element that describes this button to screen readers, such as the name of the table row. */
  describedBy?: string;
  /** A sentence of the confirmation that says what else is deleted. */
  warning?: string;
};

/** A button that deletes one record after the user has confirmed it (docs/requirements.md §8, delete confirmation). */
export const DeleteButton = ({ name, label, detail, onDelete, describedBy, warning, ...look }: DeleteButtonProps) => {
  const { confirmDelete } = useCopy();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async () => {
    try {
      await onDelete();
    } finally {
      setConfirming(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" {...look} aria-describedby={describedBy} onPress={() => setConfirming(true)}>
        {label ?? confirmDelete.delete}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={confirmDelete.title}
        message={
          <>
            <span>{confirmDelete.message.before}</span>{' '}
            <BidiText isCopy={isBlank(name)}>{isBlank(name) ? confirmDelete.unnamed : truncate(name.trim())}</BidiText>{' '}
            <span>{confirmDelete.message.after}</span>
          </>
        }
        detail={detail}
        warning={warning}
        confirmLabel={confirmDelete.delete}
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
};
