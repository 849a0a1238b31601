import type { RouteObject } from 'react-router-dom';
import { createStoreIn } from '../atoms/services.ts';
import type { World } from '../services.ts';
import { readMatched } from './preloadRoute.ts';

/**
 * Reads what a page shows, but for who looks at it, before any of it is drawn.
 *
 * @returns when that is there, or could not be had
 */
export const haveRead = async (world: World, routes: RouteObject[], pathname: string): Promise<void> => {
  const { queryClient } = world;
  const end = readMatched(createStoreIn(world), routes, pathname);
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
