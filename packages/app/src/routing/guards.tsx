import type { Role } from '@second-gear/contract';
import { RoleCheckFailedScreen, useCopy, WaitingScreen } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { servicesAtom } from '../atoms/services.ts';
import { roleAtom, sessionAtom } from '../atoms/session.ts';
import { withReturnTo } from '../auth/returnTo.ts';
import { useErrorMessage } from '../feedback/errorMessages.ts';
import { PageLoading } from '../routes/PageLoading.tsx';
import { paths } from './paths.ts';

/** To the login page, which brings them back here afterwards. */
const RedirectToLogin = () => {
  const location = useLocation();
  return (
    <>
      <Navigate to={paths.login()} replace state={withReturnTo(location)} />
      <PageLoading />
    </>
  );
};

/** Shows what is inside to anybody signed in (spec §6). */
export const RequireAuth = () => {
  const session = useAtomValue(sessionAtom);
  const { authProvider } = useAtomValue(servicesAtom);
  const absence = useSyncExternalStore(authProvider.subscribe, authProvider.loadError, authProvider.loadError);
  const copy = useCopy();
  // Nobody can say who is here, and waiting would not help: as with any other part of the app that does not come.
  if (session.state === 'loading' && absence) throw absence;
  if (session.state === 'loading') return <WaitingScreen label={copy.waiting.user} />;
  return session.state === 'signedIn' ? <Outlet /> : <RedirectToLogin />;
};

/**
 * Shows what is inside to one role; to be placed within `SignedInOnly`. A role that could not be asked opens nothing; one that
 * could takes nothing away when it cannot be asked once more, such as a list from an earlier visit, or a half-filled form.
 */
export const RequireRole = ({ role }: { role: Role }) => {
  const roleQuery = useAtomValue(roleAtom);
  const copy = useCopy();
  const toMessage = useErrorMessage();
  if (roleQuery.data !== undefined) return roleQuery.data === role ? <Outlet /> : <RedirectToLogin />;
  if (roleQuery.isError && !roleQuery.isFetching) {
    return <RoleCheckFailedScreen problem={toMessage(roleQuery.error)} onRetry={() => void roleQuery.refetch()} />;
  }
  return <WaitingScreen label={copy.waiting.role} />;
};
