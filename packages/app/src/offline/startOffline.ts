import type { World } from '../services.ts';
import { isOutOfReach, keepLists } from './persistQueries.ts';
import { registerWorker } from './worker/registerServiceWorker.ts';

/** Makes the shop ready for being out of reach. To be done when everything that is seen has come. */
export const startOffline = (world: World): void => {
  const { api } = world;
  keepLists({
    ...world,
    // What anybody may read, and what writes nothing.
    isReached: () =>
      api.listCategories({}).then(
        () => true,
        (problem) => !isOutOfReach(problem),
      ),
  });
  if (import.meta.env.PROD) void registerWorker();
};
