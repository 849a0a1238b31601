import { atom, type createStore } from 'jotai';

/** The path of the page that is rendered. During a navigation it changes slightly later than the router's path. */
export const renderedPathAtom = atom('');
renderedPathAtom.debugLabel = 'rendered path';

/**
 * Resolves when the page with this path is rendered. If the user opens another page before that, resolves when that
 * page is rendered.
 */
export const whenRendered = (store: ReturnType<typeof createStore>, path: string): Promise<void> =>
  new Promise((resolve) => {
    if (store.get(renderedPathAtom) === path) return resolve();
    const leave = store.sub(renderedPathAtom, () => {
      leave();
      resolve();
    });
  });
