import { ChunkLoadError, PublicLayout, useCopy } from '@second-gear/ui';
import { RouteErrorScreen } from '@second-gear/ui/screens/status/RouteError/RouteErrorScreen';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { allowReload, claimReload, reloadWhenSafe } from '#core/device/reloadGuard.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { freezeScrollPositions } from '#core/navigation/useScrollRestoration.ts';
import { useOnline } from '#core/offline/useOnline.ts';
import { PageLoading } from '#core/status/PageLoading.tsx';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import { useSignOut } from '#features/session/useLogOut.ts';
import { useLayoutProps } from './useLayoutProps.ts';

/** The error page stays until the next navigation. */
export const RouteErrorBoundary = () => {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKeys={[key]} fallbackRender={({ error }) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  );
};

/** A missing chunk reloads the page once (failure mode D1), when no payment is in progress (failure mode D2). */
const RouteError = ({ error }: { error: unknown }) => {
  const [isReloading, setReloading] = useState(error instanceof ChunkLoadError);
  // Before the browser paints, so that the loading state is never seen without a reload.
  useLayoutEffect(() => {
    if (!isReloading) return;
    if (!claimReload()) return setReloading(false);
    freezeScrollPositions();
    void reloadWhenSafe();
  }, [isReloading]);
  return isReloading ? <PageLoading /> : <ErrorView error={error} />;
};

/** The message of an error, or the status text of a thrown Response (docs/requirements.md §2). */
const ErrorView = ({ error }: { error: unknown }) => {
  const copy = useCopy();
  const navigate = useNavigate();
  const toMessage = useErrorMessage();
  const signOut = useSignOut();
  const layoutProps = useLayoutProps();

  const logOut = () => {
    void signOut();
    // The auth provider may never answer.
    void navigate(paths.login());
  };

  return (
    <PublicLayout {...layoutProps}>
      {error instanceof ChunkLoadError ? (
        <ChunkErrorView onLogout={logOut} />
      ) : (
        <>
          <DocumentTitle page={copy.routeError.title} />
          <RouteErrorScreen
            message={error instanceof Response ? error.statusText || String(error.status) : toMessage(error)}
            onLogout={logOut}
          />
        </>
      )}
    </PublicLayout>
  );
};

/** Opens the current page again, so that it loads a failed chunk again, and the auth provider's code. */
const useRetryRoute = (): (() => void) => {
  const navigate = useNavigate();
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const location = useLocation();
  return useCallback(() => {
    if (authProvider.loadError()) authProvider.preload();
    void navigate(location, { replace: true, state: location.state });
  }, [navigate, authProvider, location]);
};

/** A chunk is missing. It is loaded again by a button, and by the `online` event (failure mode N1). */
const ChunkErrorView = ({ onLogout }: { onLogout(): void }) => {
  const { routeError } = useCopy();
  const isOnline = useOnline();
  const retryRoute = useRetryRoute();
  useEffect(() => {
    window.addEventListener('online', retryRoute);
    return () => window.removeEventListener('online', retryRoute);
  }, [retryRoute]);

  const retry = () => {
    // Once more, because some browsers cache a failed import until the page is reloaded.
    allowReload();
    retryRoute();
  };
  return (
    <>
      <DocumentTitle page={isOnline ? routeError.title : routeError.offline.title} />
      <RouteErrorScreen
        message={isOnline ? routeError.chunk : routeError.offline.text}
        isOffline={!isOnline}
        onRetry={retry}
        onLogout={onLogout}
      />
    </>
  );
};
