import { DataSaverProvider } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { useEffect, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useDataSaver } from '#core/device/useDataSaver.ts';
import { preloadPage } from '#routes/routes.tsx';
import { usePreloadLinkedPages } from '#routes/usePreloadLinkedPages.ts';
import { createAppStore } from './appStore.ts';
import { RootError } from './routes/RootError.tsx';
import type { AppServices } from './services.ts';

type AppProps = {
  services: AppServices;
  routes: RouteObject[];
};

/**
 * The app with its services; must be inside a router. If the app cannot be rendered, `RootError` replaces it, which
 * needs neither the store nor the router.
 */
export const App = (props: AppProps) => (
  <ErrorBoundary resetKeys={[props.services]} fallback={<RootError session={props.services.session} />}>
    <MatchedRoutes {...props} />
  </ErrorBoundary>
);

const MatchedRoutes = ({ services, routes }: AppProps) => {
  const store = useMemo(() => createAppStore(services), [services]);
  useRefetchOnReconnect(services);
  const { pathname } = useLocation();
  // The page's code starts to load during render and not in an effect, because effects run only when the route guards
  // have let the user in.
  useMemo(() => void preloadPage(pathname), [pathname]);
  usePreloadLinkedPages();
  const { isOn } = useDataSaver();
  const page = useRoutes(routes);
  return (
    <Provider store={store}>
      <DataSaverProvider isOn={isOn}>{page}</DataSaverProvider>
    </Provider>
  );
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
