import { atom, type createStore } from 'jotai';

/** The path of the page that stands on the screen; the router knows of a new one a moment earlier. */
export const drawnPathAtom = atom('');
drawnPathAtom.debugLabel = 'drawn path';

/** Resolves when this page stands on the screen, or another one than now, if somebody went elsewhere meanwhile. */
export const untilDrawn = (store: ReturnType<typeof createStore>, path: string): Promise<void> =>
  new Promise((resolve) => {
    if (store.get(drawnPathAtom) === path) return resolve();
    const leave = store.sub(drawnPathAtom, () => {
      leave();
      resolve();
    });
  });
