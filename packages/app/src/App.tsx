import { Provider } from 'jotai';
import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStoreIn } from './atoms/world.ts';
import { routes } from './routes.tsx';
import type { World } from './world.ts';

/** The shop in one world. */
export const App = ({ world }: { world: World }) => {
  const store = useMemo(() => createStoreIn(world), [world]);
  const router = useMemo(() => createBrowserRouter(routes), []);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
};
