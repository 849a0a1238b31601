import { DashboardLayout, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';
import { dashboardMenu } from '#core/navigation/dashboardMenu.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';
import { useLayoutProps } from '../useLayoutProps.ts';

/** The layout of the dashboard. Its menu lists only the pages of the user's role (docs/requirements.md §2). */
export const Dashboard = () => {
  const copy = useCopy();
  const user = useAtomValue(userAtom);
  const { data: role = null, isPending } = useAtomValue(roleAtom);
  const layoutProps = useLayoutProps();

  return (
    <>
      {/* Search engines must not index user data. */}
      <meta name="robots" content="noindex" />
      <DashboardLayout
        {...layoutProps}
        name={user?.name ?? ''}
        role={role}
        items={dashboardMenu(isPending ? undefined : role, copy)}
      >
        <Outlet />
      </DashboardLayout>
    </>
  );
};
