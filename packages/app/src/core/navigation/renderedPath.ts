import { atom } from 'jotai';
import type { AppStore } from '../services.ts';

/** During a navigation it changes slightly later than the router's path. */
export const renderedPathAtom = atom('');
renderedPathAtom.debugLabel = 'rendered path';

/** Or when another page is rendered that the user opens before. */
export const whenRendered = (store: AppStore, path: string): Promise<void> =>
  new Promise((resolve) => {
    if (store.get(renderedPathAtom) === path) return resolve();
    const leave = store.sub(renderedPathAtom, () => {
      leave();
      resolve();
    });
  });
