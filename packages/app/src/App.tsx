import { Provider } from 'jotai';
import { useMemo } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStoreIn } from './atoms/world.ts';
import type { World } from './world.ts';

type AppProps = {
  world: World;
  /** The shop's routes, over the browser's history or over one kept in memory. */
  router: ReturnType<typeof createBrowserRouter>;
};

/** The shop in one world. */
export const App = ({ world, router }: AppProps) => {
  const store = useMemo(() => createStoreIn(world), [world]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
};
