import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog, DialogActions, type DialogState } from '../../feedback/Dialog/Dialog.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

export type SaveSearchProps = {
  /** The name that the field contains when the dialog opens. */
  suggestedName: string;
  /** Returns false if the browser has not stored the search. */
  onSave: (name: string) => boolean;
  /** True if no more searches can be saved. */
  isFull: boolean;
};

type SaveSearchDialogProps = DialogState & SaveSearchProps;

export const SaveSearchDialog = ({ isOpen, onClose, suggestedName, onSave, isFull }: SaveSearchDialogProps) => {
  const { search: copy } = useSearchCopy();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.saved.save} size="small">
      {isFull ? (
        <p>{copy.saved.full}</p>
      ) : (
        <SaveForm
          suggestedName={suggestedName}
          onCancel={onClose}
          onSave={(name) => {
            const isStored = onSave(name);
            if (isStored) onClose();
            return isStored;
          }}
        />
      )}
    </Dialog>
  );
};

const maxNameLength = 100;

/** Without a part of an emoji at the end. */
const cutName = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : name;

type SaveFormProps = { suggestedName: string; onSave(name: string): boolean; onCancel(): void };

const SaveForm = ({ suggestedName, onSave, onCancel }: SaveFormProps) => {
  const { search: copy } = useSearchCopy();
  const [name, setName] = useState(cutName(suggestedName));
  const [problem, setProblem] = useState<string>();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setProblem(copy.saved.nameRequired);
        else if (!onSave(name.trim())) setProblem(copy.saved.notStored);
      }}
    >
      <TextField
        label={copy.saved.name}
        value={name}
        onChange={(next) => {
          setName(next);
          setProblem(undefined);
        }}
        maxLength={maxNameLength}
        autoFocus
        errorMessage={problem}
      />
      <DialogActions>
        <Button variant="outline" onPress={onCancel}>
          {copy.saved.cancel}
        </Button>
        <Button type="submit">{copy.saved.confirm}</Button>
      </DialogActions>
    </Form>
  );
};
