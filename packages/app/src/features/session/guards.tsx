import type { Role } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { LoadingScreen } from '@second-gear/ui/screens/status/AppLoading/LoadingScreen';
import { RoleCheckFailedScreen } from '@second-gear/ui/screens/status/AppLoading/RoleCheckFailedScreen';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { paths } from '#core/navigation/paths.ts';
import { PageLoading } from '#core/status/PageLoading.tsx';
import { withReturnTo } from './returnTo.ts';
import { roleAtom, sessionAtom } from './sessionAtoms.ts';
import { sessionServicesAtom } from './sessionServices.ts';

/** The login page redirects back to this page after sign-in. */
const RedirectToLogin = () => {
  const location = useLocation();
  return (
    <>
      <Navigate to={paths.login()} replace state={withReturnTo(location)} />
      <PageLoading />
    </>
  );
};

/** docs/requirements.md §6. */
export const RequireAuth = () => {
  const session = useAtomValue(sessionAtom);
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const loadError = useSyncExternalStore(authProvider.subscribe, authProvider.loadError, authProvider.loadError);
  const copy = useCopy();
  // The session stays unknown if the auth provider's code cannot be loaded. The error page has a retry button.
  if (session.state === 'loading' && loadError) throw loadError;
  if (session.state === 'loading') return <LoadingScreen label={copy.waiting.user} />;
  return session.state === 'signedIn' ? <Outlet /> : <RedirectToLogin />;
};

/**
 * Must be inside `RequireAuth`. If only a later reading of the role fails, the child routes stay with their typed text.
 */
export const RequireRole = ({ role }: { role: Role }) => {
  const roleQuery = useAtomValue(roleAtom);
  const copy = useCopy();
  const toMessage = useErrorMessage();
  if (roleQuery.data !== undefined) return roleQuery.data === role ? <Outlet /> : <RedirectToLogin />;
  if (roleQuery.isError && !roleQuery.isFetching) {
    return <RoleCheckFailedScreen problem={toMessage(roleQuery.error)} onRetry={() => void roleQuery.refetch()} />;
  }
  return <LoadingScreen label={copy.waiting.role} />;
};
