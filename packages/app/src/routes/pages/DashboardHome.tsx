import { lazyComponent, useCopy } from '@second-gear/ui';
import { DashboardHomeScreen } from '@second-gear/ui/screens/dashboard/DashboardHome/DashboardHomeScreen';
import { useAtomValue } from 'jotai';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';

const homes = {
  admin: lazyComponent(async () => (await import('#features/admin/AdminHome.tsx')).AdminHome),
  buyer: lazyComponent(async () => (await import('#features/payment/BuyerHome.tsx')).BuyerHome),
  seller: lazyComponent(async () => (await import('#features/selling/SellerHome.tsx')).SellerHome),
};

export const DashboardHome = () => {
  const copy = useCopy();
  const user = useAtomValue(userAtom);
  const role = useAsyncState(roleAtom);
  const Home = role.state === 'ready' && role.data ? homes[role.data] : null;
  return (
    <>
      <DocumentTitle page={copy.dashboard.title} />
      <DashboardHomeScreen
        name={user?.name || user?.email || ''}
        role={role}
        bikesHref={paths.bikes()}
        savedHref={paths.saved()}
      >
        {Home && <Home />}
      </DashboardHomeScreen>
    </>
  );
};
