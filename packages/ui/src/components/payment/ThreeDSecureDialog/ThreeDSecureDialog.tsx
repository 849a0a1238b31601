import { useStandInCopy } from '../../../copy/useDemoCopy.ts';
import { Button } from '../../base/Button/Button.tsx';
import { Dialog, DialogActions } from '../../feedback/Dialog/Dialog.tsx';

type ThreeDSecureDialogProps = {
  isOpen: boolean;
  /** The person says that it is them. */
  onComplete(): void;
  /** They say that it is not, or close the dialog. */
  onFail(): void;
};

/** Stands in for the bank that wants to know who is paying (3-D Secure), and says so. */
export const ThreeDSecureDialog = ({ isOpen, onComplete, onFail }: ThreeDSecureDialogProps) => {
  const { threeDSecure: copy } = useStandInCopy();
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
