import { registerWorker } from '../worker/registerWorker.ts';
import type { World } from '../world.ts';
import { isOutOfReach, keepLists } from './keepLists.ts';

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
