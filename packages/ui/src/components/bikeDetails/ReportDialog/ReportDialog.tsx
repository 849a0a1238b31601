import { useBikeDetailsCopy } from '../../../copy/bikes/bikeDetails.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';

export type ReportDialogProps = {
  /** Whether the dialog or menu is open. */
  isOpen: boolean;
  /** The name of the bike; '' if it has none. */
  bikeName: string;
  /** Why the last report of this bike failed. */
  problem?: string | undefined;
  /** Called once, when the user confirms. The caller must close the dialog. */
  onConfirm: () => void;
  /** Called when the user cancels. */
  onCancel: () => void;
};

/** Asks for a confirmation, because a buyer cannot take a report back. */
export const ReportDialog = ({ isOpen, bikeName, problem, onConfirm, onCancel }: ReportDialogProps) => {
  const { reportDialog } = useBikeDetailsCopy();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={reportDialog.title}
      message={
        <>
          <span>{reportDialog.message.before}</span>{' '}
          <BidiText isCopy={isBlank(bikeName)}>
            {isBlank(bikeName) ? reportDialog.unnamed : truncate(bikeName.trim())}
          </BidiText>{' '}
          <span>{reportDialog.message.after}</span>
        </>
      }
      problem={problem}
      confirmLabel={reportDialog.confirm}
      onConfirm={async () => onConfirm()}
      onCancel={onCancel}
    />
  );
};
