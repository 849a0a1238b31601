import { useDemoCopy } from '../../../copy/useDemoCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog, DialogActions } from '../../feedback/Dialog/Dialog.tsx';

type ThreeDSecureDialogProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** Called when the simulated check of the card has ended. */
  onComplete: () => void;
  /** Called when the user rejects the payment or closes the dialog. */
  onFail: () => void;
};

/** Replaces a bank's 3-D Secure challenge. Its text tells the user that it is a demo. */
export const ThreeDSecureDialog = ({ isOpen, onComplete, onFail }: ThreeDSecureDialogProps) => {
  const { threeDSecure: copy } = useDemoCopy();
  return (
    <Dialog isOpen={isOpen} onClose={onFail} title={copy.title} role="alertdialog">
      <p>{copy.text}</p>
      <DialogActions>
        <Button variant="outline" onPress={onFail}>
          {copy.fail}
        </Button>
        <Button onPress={onComplete} autoFocus>
          {copy.complete}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
