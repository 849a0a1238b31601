import { useCopy } from '@second-gear/ui';
import { AllSellersScreen } from '@second-gear/ui/screens/dashboard/AllSellers/AllSellersScreen';
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
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';

export const AllSellers = () => {
  const { admin, toasts } = useCopy();
  const runWithToast = useRunWithToast();
  const sellers = useAsyncState(usersAtom('seller'));
  const deleteUser = useSetAtom(deleteUserAtom);
  const verifySeller = useSetAtom(verifySellerAtom);
  const pendingVerifications = useAtomValue(pendingVerificationsAtom);
  const retryVerification = useSetAtom(retryVerificationAtom);
  const resumeVerifications = useSetAtom(resumeVerificationsAtom);
  const loadedSellers = sellers.state === 'ready' ? sellers.data : null;
  // Completes the pending verifications of this visit and of earlier visits: sends the second request, which has failed
  // before.
  useEffect(() => {
    if (loadedSellers) void resumeVerifications(loadedSellers);
  }, [loadedSellers, resumeVerifications]);
  return (
    <>
      <DocumentTitle page={admin.allSeller} />
      <AllSellersScreen
        sellers={sellers}
        onVerify={async (seller) => {
          await runWithToast(() => verifySeller(seller), toasts.sellerVerified);
        }}
        pendingVerifications={pendingVerifications}
        onRetryVerification={async (seller) => {
          await runWithToast(() => retryVerification(seller), toasts.sellerVerified);
        }}
        onDelete={async (seller) => {
          await runWithToast(() => deleteUser(seller), toasts.sellerDeleted);
        }}
      />
    </>
  );
};
