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

/**
 * Whether the build uses demo services. If this is false, the bundler removes their components from the app build.
 * Undefined in tests and stories, which have the components.
 */
declare const __HAS_DEMO_SERVICES__: boolean | undefined;
const hasDemoServices = typeof __HAS_DEMO_SERVICES__ === 'undefined' || __HAS_DEMO_SERVICES__;

/**
 * Removes `data-has-session` from the document. The inline head script sets it for the stylesheet, and it is no longer
 * needed when React knows the session.
 */
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
 * The URL of a link: a path of the app with the prefix of the language, and any other URL, such as `tel:…`, unchanged. It
 * does not read the location, because then every link would be rendered again with each letter of a search.
 */
const useLinkHref = (to: string): string => {
  const language = useLanguage();
  return to.startsWith('/') ? urlIn(language, to) : to;
};

/**
 * Surrounds every page. Provides the router to react-aria's links, and renders toasts, notices and the demo services.
 */
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
    // Back restores the list as it was, with its scroll position.
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
