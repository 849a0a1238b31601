import type { User } from '@second-gear/contract';
import { useAdminCopy, useCopy } from '@second-gear/ui';
import { AllSellersScreen } from '@second-gear/ui/screens/dashboard/AllSellers/AllSellersScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { deleteUserAtom, sendUserDeletionAtom, usersAtom, usersKey } from '../adminData.ts';
import { tableInUrl } from '../tableInUrl.ts';
import { isGone, useBulkTask } from '../useBulkTask.ts';
import {
  pendingVerificationsAtom,
  resumeVerificationsAtom,
  retryVerificationAtom,
  sendVerificationAtom,
  verifySellerAtom,
} from '../verifySeller.ts';

const viewInUrl = tableInUrl(['verified', 'role']);
const sellersKey = usersKey('seller');

export const AllSellers = () => {
  const { toasts } = useCopy();
  const { admin } = useAdminCopy();
  const runWithToast = useRunWithToast();
  const sellers = useAsyncState(usersAtom('seller'));
  const deleteUser = useSetAtom(deleteUserAtom);
  const verifySeller = useSetAtom(verifySellerAtom);
  const pendingVerifications = useAtomValue(pendingVerificationsAtom);
  const retryVerification = useSetAtom(retryVerificationAtom);
  const resumeVerifications = useSetAtom(resumeVerificationsAtom);
  const loadedSellers = sellers.state === 'ready' ? sellers.data : null;
  // Completes the pending verifications, also of earlier visits.
  useEffect(() => {
    if (loadedSellers) void resumeVerifications(loadedSellers);
  }, [loadedSellers, resumeVerifications]);
  const onVerify = useCallback(
    async (seller: User) => {
      await runWithToast(() => verifySeller(seller), toasts.sellerVerified);
    },
    [runWithToast, verifySeller, toasts],
  );
  const onRetryVerification = useCallback(
    async (seller: User) => {
      await runWithToast(() => retryVerification(seller), toasts.sellerVerified);
    },
    [runWithToast, retryVerification, toasts],
  );
  const onDelete = useCallback(
    async (seller: User) => {
      await runWithToast(() => deleteUser(seller), toasts.sellerDeleted);
    },
    [runWithToast, deleteUser, toasts],
  );
  const sendDeletion = useSetAtom(sendUserDeletionAtom);
  const deleteTask = useBulkTask(
    useMemo(() => ({ send: sendDeletion, list: sellersKey, outdated: [], isDone: isGone }), [sendDeletion]),
  );
  const sendVerification = useSetAtom(sendVerificationAtom);
  const verifyTask = useBulkTask(
    useMemo(
      () => ({
        send: sendVerification,
        list: sellersKey,
        outdated: ['bikes', 'trending'],
        isDone: (seller: { isVerified?: boolean } | undefined) => seller?.isVerified === true,
      }),
      [sendVerification],
    ),
  );
  const [view, setView] = useUrlState(viewInUrl);
  return (
    <>
      <DocumentTitle page={admin.allSeller} />
      <AllSellersScreen
        sellers={sellers}
        onVerify={onVerify}
        pendingVerifications={pendingVerifications}
        onRetryVerification={onRetryVerification}
        onDelete={onDelete}
        deleteTask={deleteTask}
        verifyTask={verifyTask}
        view={view}
        onViewChange={setView}
      />
    </>
  );
};
