import type { RouteObject } from 'react-router-dom';
import { createAppStore } from '../atoms/services.ts';
import type { AppServices } from '../services.ts';
import { prefetchRouteQueries } from './preloadRoute.ts';

/** Loads the data of a route's queries, except the user's role. Resolves when all of them have succeeded or failed. */
export const prefetchRouteData = async (
  services: AppServices,
  routes: RouteObject[],
  pathname: string,
): Promise<void> => {
  const { queryClient } = services;
  const unsubscribe = prefetchRouteQueries(createAppStore(services), routes, pathname);
  const isFetching = () => queryClient.isFetching({ predicate: ({ queryKey: [name] }) => name !== 'role' }) > 0;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (isFetching()) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(check);
    check();
  });
  unsubscribe();
};
