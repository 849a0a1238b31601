import { ErrorBoundary } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { createAppStore } from './atoms/services.ts';
import { RootError } from './routes/RootError.tsx';
import { usePrefetchOnHover } from './routing/navigation/usePrefetchOnHover.ts';
import { prefetchRouteQueries, preloadRouteCode } from './routing/preloadRoute.ts';
import type { AppServices } from './services.ts';

type AppProps = {
  services: AppServices;
  routes: RouteObject[];
};

/** The shop in one world, within a router. Whatever breaks of it as a whole, there is a way out that needs none of it. */
export const App = (props: AppProps) => (
  <ErrorBoundary resetKey={props.services} fallback={<RootError session={props.services.session} />}>
    <Routes {...props} />
  </ErrorBoundary>
);

const Routes = ({ services, routes }: AppProps) => {
  const store = useMemo(() => createAppStore(services), [services]);
  useRefetchOnReconnect(services);
  const { pathname, key } = useLocation();
  // While it is drawn, or the guards would be waited for first.
  useMemo(() => void preloadRouteCode(routes, pathname, key), [routes, pathname, key]);
  useStartRouteQueries(services, store, routes);
  usePrefetchOnHover(routes);
  const page = useRoutes(routes);
  return <Provider store={store}>{page}</Provider>;
};

/** Has what a page shows read while its code comes, for as long as somebody is on that page. */
const useStartRouteQueries = (
  { session }: AppServices,
  store: ReturnType<typeof createAppStore>,
  routes: RouteObject[],
) => {
  const { pathname } = useLocation();
  const end = useRef(() => {});
  // Of whoever is sent to the login page nothing is asked.
  const isSignedIn = session.read().state === 'signedIn';
  useMemo(() => {
    end.current();
    end.current = isSignedIn ? prefetchRouteQueries(store, routes, pathname) : () => {};
  }, [isSignedIn, store, routes, pathname]);
};

/** Has the lists that are in view asked for again when the connection is back. */
const useRefetchOnReconnect = ({ queryClient }: AppServices) => {
  useEffect(() => {
    // It takes everybody for online until the browser says otherwise, and would not hear of a connection that comes first.
    onlineManager.setOnline(navigator.onLine);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
};
