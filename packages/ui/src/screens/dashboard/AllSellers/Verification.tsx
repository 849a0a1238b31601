import type { User } from '@second-gear/contract';
import { useRef, useState } from 'react';
import { ActionButton } from '../../../components/base/ActionButton/ActionButton.tsx';
import { BidiText } from '../../../components/base/BidiText/BidiText.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { lazyDialog } from '../../../components/feedback/Dialog/lazyDialog.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { truncate } from '../../../lib/truncate.ts';
import styles from './Verification.module.css';

const ConfirmDialog = lazyDialog(
  async () => (await import('../../../components/feedback/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
);

type VerificationProps = {
  /** The seller: name, phone number, and what else is known. */
  seller: User;
  /** The id of the element with the seller's name. Screen readers read this name together with the button. */
  describedBy: string;
  /** How many bikes of the seller are reported. The button asks for a confirmation if it is not 0. */
  reports: number;
  /** Verifies a seller. */
  onVerify: () => Promise<unknown>;
  /** Tries again to mark the seller's bikes. Set only while the seller is verified, but the bikes are not marked yet. */
  onRetryVerification?: (() => Promise<unknown>) | undefined;
};

/** The text gets the focus of the button, which would otherwise move to the top (docs/requirements.md §4). */
export const Verification = ({ seller, describedBy, reports, onVerify, onRetryVerification }: VerificationProps) => {
  const { admin } = useAdminCopy();
  const [isConfirming, setConfirming] = useState(false);
  const verify = async () => {
    try {
      await onVerify();
    } finally {
      setConfirming(false);
    }
  };
  const { tryAgain } = useCopy();
  const container = useRef<HTMLDivElement>(null);
  useFocusFallback(container);
  return (
    <div className={styles.container} ref={container} tabIndex={-1}>
      {seller.isVerified ? (
        <>
          <span className={styles.verified}>
            <Icon name="seal" />
            <span>{admin.verified}</span>
          </span>
          {onRetryVerification && (
            <>
              <span className={styles.pending}>{admin.badgeMissing}</span>
              <ActionButton variant="outline" size="small" aria-describedby={describedBy} action={onRetryVerification}>
                {tryAgain}
              </ActionButton>
            </>
          )}
        </>
      ) : (
        <ActionButton
          variant="outline"
          size="small"
          aria-describedby={describedBy}
          action={reports > 0 ? async () => setConfirming(true) : onVerify}
        >
          {admin.makeVerified}
        </ActionButton>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={admin.verifyReported.title}
        message={
          <>
            <BidiText>{truncate((isBlank(seller.name) ? seller.email : seller.name).trim())}</BidiText>{' '}
            <span>{admin.verifyReported.message(reports)}</span>
          </>
        }
        confirmLabel={admin.makeVerified}
        onConfirm={verify}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
};
