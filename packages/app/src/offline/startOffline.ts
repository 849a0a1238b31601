import { registerWorker } from '../worker/registerWorker.ts';
import type { World } from '../world.ts';
import { keepLists } from './keepLists.ts';

/** Makes the shop ready for being out of reach. To be done when everything that is seen has come. */
export const startOffline = (world: World): void => {
  keepLists(world);
  if (import.meta.env.PROD) void registerWorker();
};
