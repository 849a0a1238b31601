import { type Atom, atom, createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { World } from '../services.ts';

const handedOver = atom<World | null>(null);
handedOver.debugLabel = 'handedOver';

/** The world the app was started in. Throws in a store that was not made by `createStoreIn`. */
export const worldAtom: Atom<World> = atom((get) => {
  const world = get(handedOver);
  if (!world) throw new Error('The app was started without a world.');
  return world;
});
worldAtom.debugLabel = 'world';

/** A store whose atoms ask this world, and nobody else. */
export const createStoreIn = (world: World) => {
  const store = createStore();
  store.set(handedOver, world);
  store.set(queryClientAtom, world.queryClient);
  return store;
};
