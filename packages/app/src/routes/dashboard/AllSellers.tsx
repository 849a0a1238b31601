import { AllSellersScreen, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deleteUserAtom } from '../../atoms/mutations/mutations.ts';
import {
  pendingVerificationsAtom,
  resumeVerificationsAtom,
  retryVerificationAtom,
  verifySellerAtom,
} from '../../atoms/mutations/verifySeller.ts';
import { usersAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';

export const AllSellers = () => {
  const { admin, toasts } = useCopy();
  const attempt = useRunWithToast();
  const sellers = useAsyncState(usersAtom('seller'));
  const deleteUser = useSetAtom(deleteUserAtom);
  const verifySeller = useSetAtom(verifySellerAtom);
  const withoutBadges = useAtomValue(pendingVerificationsAtom);
  const giveBadges = useSetAtom(retryVerificationAtom);
  const finishBadges = useSetAtom(resumeVerificationsAtom);
  const listed = sellers.state === 'ready' ? sellers.data : null;
  // What was begun and not finished, a moment ago or at an earlier visit.
  useEffect(() => {
    if (listed) void finishBadges(listed);
  }, [listed, finishBadges]);
  return (
    <>
      <Title page={admin.allSeller} />
      <AllSellersScreen
        sellers={sellers}
        onVerify={async (seller) => {
          await attempt(() => verifySeller(seller), toasts.sellerVerified);
        }}
        pendingVerifications={withoutBadges}
        onRetryVerification={async (seller) => {
          await attempt(() => giveBadges(seller), toasts.sellerVerified);
        }}
        onDelete={async (seller) => {
          await attempt(() => deleteUser(seller), toasts.sellerDeleted);
        }}
      />
    </>
  );
};
