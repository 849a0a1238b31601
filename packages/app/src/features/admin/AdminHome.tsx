import { useCopy } from '@second-gear/ui';
import { AdminHome as AdminNumbers } from '@second-gear/ui/screens/dashboard/DashboardHome/AdminHome/AdminHome';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { reportsAtom } from './adminData.ts';
import { bikesOfSellerHref, useBikesOfAllBrands } from './bikesOfSellers.ts';
import { usersAtom } from './users.ts';
import { verifySellerAtom } from './verifySeller.ts';

const hrefs = {
  buyers: paths.allBuyers(),
  sellers: paths.allSellers(),
  unverified: `${paths.allSellers()}?verified=no`,
  reports: paths.reportedBikes(),
  bikes: paths.bikes(),
};

export const AdminHome = () => {
  const bikes = useBikesOfAllBrands();
  const buyers = useAsyncState(usersAtom('buyer'));
  const sellers = useAsyncState(usersAtom('seller'));
  const reports = useAsyncState(reportsAtom);
  const { toasts } = useCopy();
  const onVerify = useRecordAction(verifySellerAtom, toasts.sellerVerified);
  return (
    <AdminNumbers
      buyers={buyers}
      sellers={sellers}
      bikes={bikes}
      reports={reports}
      onVerify={onVerify}
      reportHref={({ _id }) => `${paths.reportedBikes()}?${new URLSearchParams({ report: _id })}`}
      bikesHref={bikesOfSellerHref}
      hrefs={hrefs}
    />
  );
};
