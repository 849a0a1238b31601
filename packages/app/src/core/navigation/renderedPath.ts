import { atom, type createStore } from 'jotai';

/** During a navigation it changes slightly later than the router's path. */
export const renderedPathAtom = atom('');
renderedPathAtom.debugLabel = 'rendered path';

/** Or when another page is rendered that the user opens before. */
export const whenRendered = (store: ReturnType<typeof createStore>, path: string): Promise<void> =>
  new Promise((resolve) => {
    if (store.get(renderedPathAtom) === path) return resolve();
    const leave = store.sub(renderedPathAtom, () => {
      leave();
      resolve();
    });
  });
