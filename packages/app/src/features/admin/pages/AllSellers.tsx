import type { User } from '@second-gear/contract';
import { useAdminCopy, useCopy } from '@second-gear/ui';
import { AllSellersScreen } from '@second-gear/ui/screens/dashboard/AllSellers/AllSellersScreen';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { deleteUserAtom, reportsAtom, sendUserDeletionAtom } from '../adminData.ts';
import { bikesOfSellerHref, useBikesOfAllBrands } from '../bikesOfSellers.ts';
import { tableInUrl } from '../tableInUrl.ts';
import { type BulkTaskOptions, isGone, useBulkTask } from '../useBulkTask.ts';
import { usersAtom, usersKey } from '../users.ts';
import {
  pendingVerificationsAtom,
  resumeVerificationsAtom,
  retryVerificationAtom,
  sendVerificationAtom,
  verifySellerAtom,
} from '../verifySeller.ts';

const viewInUrl = tableInUrl(['verified', 'role']);
const list = usersKey('seller');
const deletion: BulkTaskOptions<User> = { send: sendUserDeletionAtom, list, outdated: [], isDone: isGone };
const verification: BulkTaskOptions<User> = {
  send: sendVerificationAtom,
  list,
  outdated: ['bikes', 'trending'],
  isDone: (seller) => seller?.isVerified === true,
};

export const AllSellers = () => {
  const { toasts } = useCopy();
  const { admin } = useAdminCopy();
  const sellers = useAsyncState(usersAtom('seller'));
  const bikes = useBikesOfAllBrands();
  const reports = useAsyncState(reportsAtom);
  const pendingVerifications = useAtomValue(pendingVerificationsAtom);
  const resumeVerifications = useSetAtom(resumeVerificationsAtom);
  const loadedSellers = sellers.state === 'ready' ? sellers.data : null;
  // Completes the pending verifications, also of earlier visits.
  useEffect(() => {
    if (loadedSellers) void resumeVerifications(loadedSellers);
  }, [loadedSellers, resumeVerifications]);
  const onVerify = useRecordAction(verifySellerAtom, toasts.sellerVerified);
  const onRetryVerification = useRecordAction(retryVerificationAtom, toasts.sellerVerified);
  const onDelete = useRecordAction(deleteUserAtom, toasts.sellerDeleted);
  const deleteTask = useBulkTask(deletion);
  const verifyTask = useBulkTask(verification);
  const [view, setView] = useUrlState(viewInUrl);
  return (
    <>
      <DocumentTitle page={admin.allSeller} />
      <AllSellersScreen
        sellers={sellers}
        bikes={bikes}
        bikesHref={bikesOfSellerHref}
        reports={reports}
        reportsHref={paths.reportedBikes()}
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
