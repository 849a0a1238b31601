import { DataSaverProvider } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { Provider, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useDataSaver } from '#core/device/useDataSaver.ts';
import { type AppStore, servicesAtom } from '#core/services.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import { preloadPage } from '#routes/routes.tsx';
import { usePreloadLinkedPages } from '#routes/usePreloadLinkedPages.ts';
import { RootError } from './routes/RootError.tsx';

type AppProps = {
  store: AppStore;
  routes: RouteObject[];
};

/** `RootError`, which replaces an app that cannot be rendered, needs neither store nor router. */
export const App = ({ store, routes }: AppProps) => (
  <ErrorBoundary resetKeys={[store]} fallback={<RootError session={store.get(sessionServicesAtom).session} />}>
    <Provider store={store}>
      <MatchedRoutes routes={routes} />
    </Provider>
  </ErrorBoundary>
);

const MatchedRoutes = ({ routes }: { routes: RouteObject[] }) => {
  useRefetchOnReconnect();
  const { pathname } = useLocation();
  // Also while a route guard does not let the user in yet.
  useEffect(() => void preloadPage(pathname), [pathname]);
  usePreloadLinkedPages();
  const { isOn } = useDataSaver();
  const page = useRoutes(routes);
  return <DataSaverProvider isOn={isOn}>{page}</DataSaverProvider>;
};

const useRefetchOnReconnect = () => {
  const { queryClient } = useAtomValue(servicesAtom);
  useEffect(() => {
    // TanStack Query's `onlineManager` assumes that the browser is online, and would ignore the first `online` event.
    onlineManager.setOnline(navigator.onLine);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
};
