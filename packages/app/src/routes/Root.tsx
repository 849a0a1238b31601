import { OfflineNotice, StorageDisabledBanner, Toasts } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import { createPath, Outlet, resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { urlIn } from '#core/language/languagePath.ts';
import { renderedPathAtom } from '#core/navigation/renderedPath.ts';
import { useFocusHeadingOnNavigation } from '#core/navigation/useFocusHeadingOnNavigation.ts';
import { useScrollRestoration } from '#core/navigation/useScrollRestoration.ts';
import { staleSinceAtom } from '#core/offline/staleSince.ts';
import { useOnline } from '#core/offline/useOnline.ts';
import { servicesAtom } from '#core/services.ts';
import { readCameFrom, stateOfLink } from '#features/session/cameFrom.ts';
import { DemoServicesDialog, DemoServicesRibbon } from '#features/session/DemoServices.tsx';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import { useSession } from '#features/session/useSession.ts';

/** If false, the bundler removes the demo components. Undefined in tests and stories. */
declare const __HAS_DEMO_SERVICES__: boolean | undefined;
const hasDemoServices = typeof __HAS_DEMO_SERVICES__ === 'undefined' || __HAS_DEMO_SERVICES__;

/** The inline head script sets it for the stylesheet, until React knows the session. */
const useClearSessionHint = () => {
  useEffect(() => {
    delete document.documentElement.dataset.hasSession;
  }, []);
};

const useRenderedPath = () => {
  const { pathname } = useLocation();
  const setRenderedPath = useSetAtom(renderedPathAtom);
  useEffect(() => setRenderedPath(pathname), [setRenderedPath, pathname]);
};

/**
 * Any other URL, such as `tel:…`, is unchanged. Reading the location would render every link at each letter of a
 * search.
 */
const useLinkHref = (to: string): string => {
  const language = useLanguage();
  return to.startsWith('/') ? urlIn(language, to) : to;
};

export const Root = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { queryClient } = useAtomValue(servicesAtom);
  const { session } = useAtomValue(sessionServicesAtom);
  const staleSince = useAtomValue(staleSinceAtom);
  const { state } = useSession();
  const isOnline = useOnline();
  const isCurrentPath = (path: string) => createPath(resolvePath(path, location.pathname)) === createPath(location);
  const staleData = useSyncExternalStore(staleSince.subscribe, staleSince.read, () => null);
  const follow = (path: string) => {
    // Restores the list as it was, with its scroll position.
    if (path === readCameFrom(location)) return void navigate(-1);
    return void navigate(path, { replace: isCurrentPath(path), state: stateOfLink(location, path) });
  };
  useScrollRestoration();
  useFocusHeadingOnNavigation();
  useRenderedPath();
  useClearSessionHint();
  return (
    <RouterProvider navigate={follow} useHref={useLinkHref}>
      <Toasts />
      {hasDemoServices && <DemoServicesRibbon />}
      {state === 'signedIn' && session.isStorageUnavailable() && <StorageDisabledBanner />}
      <Outlet />
      <OfflineNotice
        isOffline={!isOnline}
        staleSince={staleData?.since}
        mayBeCut={staleData?.mayBeCut}
        onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
      />
      {hasDemoServices && <DemoServicesDialog />}
    </RouterProvider>
  );
};
