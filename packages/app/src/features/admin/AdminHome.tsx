import { useCopy } from '@second-gear/ui';
import { AdminHome as AdminNumbers } from '@second-gear/ui/screens/dashboard/DashboardHome/AdminHome/AdminHome';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { reportsAtom, usersAtom } from './adminData.ts';
import { verifySellerAtom } from './verifySeller.ts';

const hrefs = {
  buyers: paths.allBuyers(),
  sellers: paths.allSellers(),
  unverified: `${paths.allSellers()}?verified=no`,
  reports: paths.reportedBikes(),
  bikes: paths.bikes(),
};

export const AdminHome = () => {
  const { state, bikes, failedBrands } = useAllBikes();
  const buyers = useAsyncState(usersAtom('buyer'));
  const sellers = useAsyncState(usersAtom('seller'));
  const reports = useAsyncState(reportsAtom);
  const { toasts } = useCopy();
  const onVerify = useRecordAction(verifySellerAtom, toasts.sellerVerified);
  const [failed] = failedBrands;
  const retryAll = () => {
    for (const { retry } of failedBrands) retry();
  };
  // A number that leaves a brand out would be wrong.
  const allBikes =
    state === 'ready' && !failed
      ? { state, data: bikes }
      : failed && !failed.isRetrying
        ? { state: 'failed' as const, problem: failed.problem, onRetry: retryAll }
        : { state: 'loading' as const };
  return (
    <AdminNumbers
      buyers={buyers}
      sellers={sellers}
      bikes={allBikes}
      reports={reports}
      onVerify={onVerify}
      reportHref={({ _id }) => `${paths.reportedBikes()}?${new URLSearchParams({ report: _id })}`}
      hrefs={hrefs}
    />
  );
};
