import type { RouteObject } from 'react-router-dom';
import { createAppStore } from '../atoms/services.ts';
import type { AppServices } from '../services.ts';
import { prefetchRouteQueries } from './preloadRoute.ts';

/**
 * Reads what a page shows, but for who looks at it, before any of it is drawn.
 *
 * @returns when that is there, or could not be had
 */
export const prefetchRouteData = async (world: AppServices, routes: RouteObject[], pathname: string): Promise<void> => {
  const { queryClient } = world;
  const end = prefetchRouteQueries(createAppStore(world), routes, pathname);
  const isReading = () => queryClient.isFetching({ predicate: ({ queryKey: [name] }) => name !== 'role' }) > 0;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isReading()) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
  end();
};
