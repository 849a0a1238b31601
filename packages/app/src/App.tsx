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

/** `RootError`, which replaces an app that cannot be rendered, needs neither store nor router. */
export const App = (props: AppProps) => (
  <ErrorBoundary resetKeys={[props.services]} fallback={<RootError session={props.services.session} />}>
    <MatchedRoutes {...props} />
  </ErrorBoundary>
);

const MatchedRoutes = ({ services, routes }: AppProps) => {
  const store = useMemo(() => createAppStore(services), [services]);
  useRefetchOnReconnect(services);
  const { pathname } = useLocation();
  // During render, because effects run only when the route guards have let the user in.
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

const useRefetchOnReconnect = ({ queryClient }: AppServices) => {
  useEffect(() => {
    // TanStack Query's `onlineManager` assumes that the browser is online, and would ignore the first `online` event.
    onlineManager.setOnline(navigator.onLine);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
};
