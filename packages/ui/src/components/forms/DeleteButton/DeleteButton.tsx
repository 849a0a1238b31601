import { useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { shortened } from '../../../lib/truncate.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { LazyConfirmDialog } from '../../feedback/ConfirmDialog/LazyConfirmDialog.tsx';

type DeleteButtonProps = {
  /** Of what is deleted, for the question; '' when it has none. */
  name: string;
  /** Deletes it and tells what came of it. The question closes when it settles, either way. */
  onDelete(): Promise<void>;
  /** The id of the words that tell this button from the same one in the next row. */
  describedBy?: string;
};

/** Takes one thing away for good, after asking (spec §8, delete confirmation). */
export const DeleteButton = ({ name, onDelete, describedBy }: DeleteButtonProps) => {
  const { confirmDelete } = useCopy();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await onDelete();
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={describedBy} onPress={() => setAsking(true)}>
        {confirmDelete.delete}
      </Button>
      <LazyConfirmDialog
        isOpen={isAsking}
        title={confirmDelete.title}
        message={
          <>
            <span>{confirmDelete.message.before}</span>{' '}
            <BidiText>{isBlank(name) ? confirmDelete.unnamed : shortened(name.trim())}</BidiText>{' '}
            <span>{confirmDelete.message.after}</span>
          </>
        }
        confirmLabel={confirmDelete.delete}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
