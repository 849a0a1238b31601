import {
  ignoreStrayTaps,
  LinkHrefContext,
  OfflineNotice,
  onLinkClick,
  StorageDisabledBanner,
  Toasts,
} from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { createPath, matchPath, Outlet, resolvePath, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '#core/language/AppLanguage.tsx';
import { splitLanguage, urlIn } from '#core/language/languagePath.ts';
import { renderedPathAtom } from '#core/navigation/renderedPath.ts';
import { routePatterns } from '#core/navigation/routeTable.ts';
import { useFocusHeadingOnNavigation } from '#core/navigation/useFocusHeadingOnNavigation.ts';
import { useScrollRestoration } from '#core/navigation/useScrollRestoration.ts';
import { staleDataAtom } from '#core/offline/staleData.ts';
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

/** The language is added to paths, and not to another URL, such as `tel:…`. */
const useToHref = (): ((to: string) => string) => {
  const language = useLanguage();
  return useCallback((to) => (to.startsWith('/') ? urlIn(language, to) : to), [language]);
};

/** Follows links to the app's own pages without loading the document again. */
const useFollowLinks = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const language = useLanguage();
  const follow = useEffectEvent(({ pathname, search, hash, attributes }: HTMLAnchorElement): boolean => {
    const target = splitLanguage(pathname);
    const isHash = attributes.getNamedItem('href')?.value.startsWith('#');
    if (isHash || target.language !== language || !routePatterns.some((one) => matchPath(one, target.path)))
      return false;
    const path = target.path + search + hash;
    // Restores the list as it was, with its scroll position.
    if (path === readCameFrom(location)) void navigate(-1);
    else {
      const isCurrentPath = createPath(resolvePath(path, location.pathname)) === createPath(location);
      void navigate(path, { replace: isCurrentPath, state: stateOfLink(location, path) });
    }
    return true;
  });
  useEffect(() => onLinkClick((link) => follow(link)), []);
};

export const Root = () => {
  const toHref = useToHref();
  const { queryClient } = useAtomValue(servicesAtom);
  const { session } = useAtomValue(sessionServicesAtom);
  const staleData = useAtomValue(staleDataAtom);
  const { state } = useSession();
  const isOnline = useOnline();
  useFollowLinks();
  useScrollRestoration();
  useFocusHeadingOnNavigation();
  useRenderedPath();
  useClearSessionHint();
  useEffect(() => ignoreStrayTaps(), []);
  return (
    <LinkHrefContext value={toHref}>
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
    </LinkHrefContext>
  );
};
