import { Boundary } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { createStoreIn } from './atoms/services.ts';
import { RootError } from './routes/RootError.tsx';
import { usePagesAhead } from './routing/navigation/usePrefetchOnHover.ts';
import { loadMatched, readMatched } from './routing/preloadRoute.ts';
import type { World } from './services.ts';

type AppProps = {
  world: World;
  routes: RouteObject[];
};

/** The shop in one world, within a router. Whatever breaks of it as a whole, there is a way out that needs none of it. */
export const App = (props: AppProps) => (
  <Boundary of={props.world} fallback={<RootError session={props.world.session} />}>
    <Shop {...props} />
  </Boundary>
);

const Shop = ({ world, routes }: AppProps) => {
  const store = useMemo(() => createStoreIn(world), [world]);
  useReadingsAgain(world);
  const { pathname, key } = useLocation();
  // While it is drawn, or the guards would be waited for first.
  useMemo(() => void loadMatched(routes, pathname, key), [routes, pathname, key]);
  useReadings(world, store, routes);
  usePagesAhead(routes);
  const page = useRoutes(routes);
  return <Provider store={store}>{page}</Provider>;
};

/** Has what a page shows read while its code comes, for as long as somebody is on that page. */
const useReadings = ({ session }: World, store: ReturnType<typeof createStoreIn>, routes: RouteObject[]) => {
  const { pathname } = useLocation();
  const end = useRef(() => {});
  // Of whoever is sent to the login page nothing is asked.
  const isKnown = session.read().state === 'signedIn';
  useMemo(() => {
    end.current();
    end.current = isKnown ? readMatched(store, routes, pathname) : () => {};
  }, [isKnown, store, routes, pathname]);
};

/** Has the lists that are in view asked for again when the connection is back. */
const useReadingsAgain = ({ queryClient }: World) => {
  useEffect(() => {
    // It takes everybody for online until the browser says otherwise, and would not hear of a connection that comes first.
    onlineManager.setOnline(navigator.onLine);
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
};
