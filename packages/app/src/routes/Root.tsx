import { OfflineNotice, StorageDisabledBanner, Toasts, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-aria-components';
import { createPath, Outlet, resolvePath, useHref, useLocation, useNavigate } from 'react-router-dom';
import { renderedPathAtom } from '../atoms/renderedPath.ts';
import { servicesAtom } from '../atoms/services.ts';
import { forwardReturnTo } from '../auth/returnTo.ts';
import { useSession } from '../auth/useSession.ts';
import { useOnline } from '../offline/useOnline.ts';
import { useFocusHeadingOnNavigation } from '../routing/navigation/useFocusHeadingOnNavigation.ts';
import { useScrollRestoration } from '../routing/navigation/useScrollRestoration.ts';
import { lostInteraction } from '../updates/lostInteraction.ts';
import { DemoServicesDialog, DemoServicesRibbon } from './DemoServices.tsx';

/**
 * Said by the build, which knows the settings: where everything is the real thing, what is there for stand-ins is left out.
 * Tests and stories have it all.
 */
declare const __STAND_INS__: boolean | undefined;
const hasDemoServices = typeof __STAND_INS__ === 'undefined' || __STAND_INS__;

/** What the head's script has said to the stylesheet until the page can say it itself. */
const useClearSessionHint = () => {
  useEffect(() => {
    delete document.documentElement.dataset.hasSession;
  }, []);
};

/** Why nothing has come of what they pressed last (faults D1). */
const useLostInteractionNotice = () => {
  const { reloaded } = useCopy();
  useEffect(() => {
    if (lostInteraction.consume()) toast.plain(reloaded);
  }, [reloaded]);
};

const useRenderedPath = () => {
  const { pathname } = useLocation();
  const draw = useSetAtom(renderedPathAtom);
  useEffect(() => draw(pathname), [draw, pathname]);
};

/** What surrounds every page: links that the router follows, toasts, and what only the demo has. */
export const Root = () => {
  const navigate = useNavigate();
  const here = useLocation();
  const { session, queryClient, staleSince: kept } = useAtomValue(servicesAtom);
  const { state } = useSession();
  const isOnline = useOnline();
  const isCurrentPath = (path: string) => createPath(resolvePath(path, here.pathname)) === createPath(here);
  const asOf = useSyncExternalStore(kept.subscribe, kept.read, () => null);
  useScrollRestoration();
  useFocusHeadingOnNavigation();
  useRenderedPath();
  useClearSessionHint();
  useLostInteractionNotice();
  return (
    <RouterProvider
      navigate={(path) => void navigate(path, { replace: isCurrentPath(path), state: forwardReturnTo(here, path) })}
      useHref={useHref}
    >
      <Toasts />
      {hasDemoServices && <DemoServicesRibbon />}
      {state === 'signedIn' && session.isStorageUnavailable() && <StorageDisabledBanner />}
      <Outlet />
      <OfflineNotice
        isOffline={!isOnline}
        staleSince={asOf}
        onRetry={() => void queryClient.refetchQueries({ type: 'active' })}
      />
      {hasDemoServices && <DemoServicesDialog />}
    </RouterProvider>
  );
};
