import { ChunkLoadError, PublicLayout, RouteErrorScreen, toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { servicesAtom } from '../atoms/services.ts';
import { useErrorMessage } from '../feedback/errorMessages.ts';
import { useOnline } from '../offline/useOnline.ts';
import { DocumentTitle } from '../routing/navigation/DocumentTitle.tsx';
import { useRetryRoute } from '../routing/navigation/useRetryRoute.ts';
import { freezeScrollPositions } from '../routing/navigation/useScrollRestoration.ts';
import { paths } from '../routing/paths.ts';
import { lostInteraction } from '../updates/lostInteraction.ts';
import { reloadGuard, reloadWhenSafe } from '../updates/reloadGuard.ts';
import { PageLoading } from './PageLoading.tsx';
import { useLayoutProps } from './useLayoutProps.ts';

const reloadFor = ({ trigger }: ChunkLoadError) => {
  if (trigger === 'interaction') lostInteraction.mark();
  window.location.reload();
};

/**
 * In the place of a page that could not be shown. Where a part of the app is missing, the page is loaded once more before
 * anybody is told (faults D1), but not while a payment is under way (D2).
 */
export const RouteError = ({ error }: { error: unknown }) => {
  const reloading = error instanceof ChunkLoadError && error.shouldReload ? error : null;
  // Before what stands here instead is laid out: there is no place on it to come back to.
  useLayoutEffect(() => {
    if (reloading) freezeScrollPositions();
  }, [reloading]);
  useEffect(() => {
    if (reloading) void reloadWhenSafe(reloadGuard, () => reloadFor(reloading));
  }, [reloading]);
  return reloading ? <PageLoading /> : <ErrorView error={error} />;
};

/** Spec §2: the error's status text or message, and a way out that signs out and goes to the login page. */
const ErrorView = ({ error }: { error: unknown }) => {
  const copy = useCopy();
  const navigate = useNavigate();
  const toMessage = useErrorMessage();
  const { session, bikeDraft } = useAtomValue(servicesAtom);
  const layoutProps = useLayoutProps();

  const logOut = async () => {
    try {
      await session.signOut();
      bikeDraft.clear();
      toast.success(copy.toasts.loggedOut);
      await navigate(paths.login());
    } catch (problem) {
      toast.error(toMessage(problem));
    }
  };

  return (
    <PublicLayout {...layoutProps}>
      {error instanceof ChunkLoadError ? (
        <ChunkErrorView error={error} onLogout={() => void logOut()} />
      ) : (
        <>
          <DocumentTitle page={copy.routeError.title} />
          <RouteErrorScreen
            message={error instanceof Response ? error.statusText || String(error.status) : toMessage(error)}
            onLogout={() => void logOut()}
          />
        </>
      )}
    </PublicLayout>
  );
};

type ChunkErrorViewProps = { error: ChunkLoadError; onLogout(): void };

/** A part of the app is missing still: it is asked for again by a button, and by itself when the line is back (faults N1). */
const ChunkErrorView = ({ error, onLogout }: ChunkErrorViewProps) => {
  const { routeError } = useCopy();
  const isOnline = useOnline();
  const retryRoute = useRetryRoute();
  useEffect(() => {
    window.addEventListener('online', retryRoute);
    return () => window.removeEventListener('online', retryRoute);
  }, [retryRoute]);

  const retry = () => {
    // Some browsers know no better until the page itself is loaded anew.
    error.allowReload();
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
