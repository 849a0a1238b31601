import type { User } from '@second-gear/contract';
import { useRef } from 'react';
import { ActionButton } from '../../../components/base/ActionButton/ActionButton.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { useKeptFocus } from '../../../hooks/useFocusFallback.ts';
import styles from './Verification.module.css';

type VerificationProps = {
  seller: User;
  /** The id of the seller's name. */
  describedBy: string;
  onVerify(): Promise<void>;
  /** Only while the seller is verified and their bikes do not show it. */
  onGiveBadges?: (() => Promise<void>) | undefined;
};

/**
 * 'Verified', or the button that makes it so (spec §4: there is no way back). The word takes the focus of the button that
 * it replaces, so that nobody is sent back to the top of a long table.
 */
export const Verification = ({ seller, describedBy, onVerify, onGiveBadges }: VerificationProps) => {
  const { admin, tryAgain } = useCopy();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div className={styles.place} ref={place} tabIndex={-1}>
      {seller.isVerified ? (
        <>
          <span className={styles.verified}>
            <Icon name="seal" />
            <span>{admin.verified}</span>
          </span>
          {onGiveBadges && (
            <>
              <span className={styles.missing}>{admin.badgeMissing}</span>
              <ActionButton variant="outline" size="small" aria-describedby={describedBy} action={onGiveBadges}>
                {tryAgain}
              </ActionButton>
            </>
          )}
        </>
      ) : (
        <ActionButton variant="outline" size="small" aria-describedby={describedBy} action={onVerify}>
          {admin.makeVerified}
        </ActionButton>
      )}
    </div>
  );
};
