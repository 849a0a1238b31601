import type { Role } from '@second-gear/contract';
import { type DashboardItem, DashboardLayout, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { roleAtom, userAtom } from '../../atoms/session.ts';
import { paths } from '../../routing/paths/paths.ts';
import { routeTable } from '../../routing/paths/routeTable.ts';
import { useLayoutProps } from '../useLayoutProps.ts';

/** The layout of the dashboard. Its menu lists only the pages of the user's role (docs/requirements.md §2). */
export const Dashboard = () => {
  const copy = useCopy();
  const user = useAtomValue(userAtom);
  const role = useAtomValue(roleAtom).data ?? null;
  const { pathname } = useLocation();
  const layoutProps = useLayoutProps();

  const homeItem: DashboardItem = { href: paths.dashboard(), label: copy.dashboard.title, icon: 'home' };
  const itemsByRole: Record<Role, DashboardItem[]> = {
    buyer: [
      {
        href: paths.myBookings(),
        label: copy.myOrders.title,
        icon: 'list',
        pages: matchPath(routeTable.payment.path, pathname) ? [{ href: pathname, label: copy.dashboard.payment }] : [],
      },
    ],
    seller: [
      { href: paths.addBike(), label: copy.dashboard.addProduct, icon: 'plus' },
      { href: paths.myBikes(), label: copy.dashboard.myProduct, icon: 'tag' },
    ],
    admin: [
      { href: paths.allBuyers(), label: copy.dashboard.allBuyers, icon: 'people' },
      { href: paths.allSellers(), label: copy.dashboard.allSellers, icon: 'shop' },
      { href: paths.reportedBikes(), label: copy.dashboard.report, icon: 'flag' },
    ],
  };
  return (
    <>
      {/* Search engines must not index user data. */}
      <meta name="robots" content="noindex" />
      <DashboardLayout
        {...layoutProps}
        name={user?.name ?? ''}
        role={role}
        items={[homeItem, ...(role ? itemsByRole[role] : [])]}
      >
        <Outlet />
      </DashboardLayout>
    </>
  );
};
