import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog, DialogActions } from '../../feedback/Dialog/Dialog.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';

type SaveSearchDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The name that the field contains when the dialog opens. */
  suggestedName: string;
  onSave: (name: string) => void;
  /** True if no more searches can be saved. */
  isFull: boolean;
};

/** The dialog in which the user gives a search a name. */
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
            onClose();
            onSave(name);
          }}
        />
      )}
    </Dialog>
  );
};

type SaveFormProps = { suggestedName: string; onSave(name: string): void; onCancel(): void };

const SaveForm = ({ suggestedName, onSave, onCancel }: SaveFormProps) => {
  const { search: copy } = useSearchCopy();
  const [name, setName] = useState(suggestedName);
  const [isMissing, setMissing] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setMissing(true);
        else onSave(name.trim());
      }}
    >
      <TextField
        label={copy.saved.name}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        errorMessage={isMissing && name.trim() === '' ? copy.saved.nameRequired : undefined}
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
