import { useState } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';

type SaveSearchButtonProps = {
  /** The name that the field of the dialog contains when the dialog opens. */
  suggestedName: string;
  /** Returns false if the browser has not stored the search. */
  onSave: (name: string) => boolean;
  /** True if the search is saved already. */
  isSaved: boolean;
  /** True if no more searches can be saved. */
  isFull: boolean;
};

const SaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);

/** The button that opens a dialog in which the user gives the search a name. */
export const SaveSearchButton = ({ suggestedName, onSave, isSaved, isFull }: SaveSearchButtonProps) => {
  const { search: copy } = useSearchCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Disabled but not removed, because the focus returns to it after the search was saved. */}
      <Button variant="quiet" size="small" aria-disabled={isSaved} onPress={() => !isSaved && setOpen(true)}>
        {isSaved ? copy.saved.isSaved : copy.saved.save}
      </Button>
      <SaveSearchDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        suggestedName={suggestedName}
        onSave={onSave}
        isFull={isFull}
      />
    </>
  );
};
