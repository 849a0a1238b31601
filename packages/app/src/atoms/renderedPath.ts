import { atom, type createStore } from 'jotai';

/** The path of the rendered page. The router has the new path a moment earlier. */
export const renderedPathAtom = atom('');
renderedPathAtom.debugLabel = 'rendered path';

/** Resolves when the page with this path is rendered, or another page if the user navigated elsewhere meanwhile. */
export const whenRendered = (store: ReturnType<typeof createStore>, path: string): Promise<void> =>
  new Promise((resolve) => {
    if (store.get(renderedPathAtom) === path) return resolve();
    const leave = store.sub(renderedPathAtom, () => {
      leave();
      resolve();
    });
  });
