import { Boundary } from '@second-gear/ui';
import { onlineManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { useEffect, useMemo } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStoreIn } from './atoms/world.ts';
import { RootError } from './RootError.tsx';
import type { World } from './world.ts';

type AppProps = {
  world: World;
  /** The shop's routes, over the browser's history or over one kept in memory. */
  router: ReturnType<typeof createBrowserRouter>;
};

/** The shop in one world. Whatever breaks of it as a whole, there is a way out that needs none of it. */
export const App = (props: AppProps) => (
  <Boundary of={props.world} fallback={<RootError session={props.world.session} />}>
    <Shop {...props} />
  </Boundary>
);

const Shop = ({ world, router }: AppProps) => {
  const store = useMemo(() => createStoreIn(world), [world]);
  useReadingsAgain(world);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
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
