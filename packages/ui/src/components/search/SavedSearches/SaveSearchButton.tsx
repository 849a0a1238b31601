import { useState } from 'react';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import { lazyDialog } from '../../feedback/Dialog/lazyDialog.tsx';
import type { SaveSearchProps } from './SaveSearchDialog.tsx';

type SaveSearchButtonProps = SaveSearchProps & {
  /** True if the search is saved already. */
  isSaved: boolean;
};

const SaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog.tsx')).SaveSearchDialog);

/** The button that opens a dialog in which the user gives the search a name. */
export const SaveSearchButton = ({ isSaved, ...props }: SaveSearchButtonProps) => {
  const { search: copy } = useSearchCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Disabled but not removed, because the focus returns to it after the search was saved. */}
      <Button variant="quiet" size="small" aria-disabled={isSaved} onPress={() => !isSaved && setOpen(true)}>
        {isSaved ? copy.saved.isSaved : copy.saved.save}
      </Button>
      <SaveSearchDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
