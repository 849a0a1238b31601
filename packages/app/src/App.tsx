import { onlineManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { createAppStore } from './atoms/services.ts';
import { RootError } from './routes/RootError.tsx';
import { prefetchRouteQueries, preloadRouteCode } from './routing/preloadRoute.ts';
import { usePrefetchOnHover } from './routing/usePrefetchOnHover.ts';
import type { AppServices } from './services.ts';

type AppProps = {
  services: AppServices;
  routes: RouteObject[];
};

/** The app with its services; must be inside a router. `RootError` works without any of it. */
export const App = (props: AppProps) => (
  <ErrorBoundary resetKeys={[props.services]} fallback={<RootError session={props.services.session} />}>
    <MatchedRoutes {...props} />
  </ErrorBoundary>
);

const MatchedRoutes = ({ services, routes }: AppProps) => {
  const store = useMemo(() => createAppStore(services), [services]);
  useRefetchOnReconnect(services);
  const { pathname, key } = useLocation();
  // The page's code starts to load during render and not in an effect, because effects would run only after the route
  // guards have finished.
  useMemo(() => void preloadRouteCode(routes, pathname, key), [routes, pathname, key]);
  useStartRouteQueries(services, store, routes);
  usePrefetchOnHover(routes);
  const page = useRoutes(routes);
  return <Provider store={store}>{page}</Provider>;
};

/** Starts the queries of the current page while its code loads, and keeps them until the next navigation. */
const useStartRouteQueries = (
  { session }: AppServices,
  store: ReturnType<typeof createAppStore>,
  routes: RouteObject[],
) => {
  const { pathname } = useLocation();
  const unsubscribe = useRef(() => {});
  // The queries are not started for a guest, whom the guard will redirect to the login page.
  const isSignedIn = session.read().state === 'signedIn';
  useMemo(() => {
    unsubscribe.current();
    unsubscribe.current = isSignedIn ? prefetchRouteQueries(store, routes, pathname) : () => {};
  }, [isSignedIn, store, routes, pathname]);
};

/** Refetches the visible queries when the browser is online again. */
const useRefetchOnReconnect = ({ queryClient }: AppServices) => {
  useEffect(() => {
    // TanStack Query's `onlineManager` assumes at first that the browser is online. If it is not, the manager would
    // ignore the first `online` event, because nothing seems to change.
    onlineManager.setOnline(navigator.onLine);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
};
