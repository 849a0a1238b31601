import type { createStore } from 'jotai';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './lazyRoute.tsx';

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle && typeof handle.load === 'function';

/**
 * Loads the parts of the app that a page is made of, all at once, so that none has to wait for the one around it. A part that
 * does not come is no matter here: it is thrown where the page is drawn.
 *
 * @param entryKey the history entry's key, where it is known
 */
export const preloadRouteCode = async (routes: RouteObject[], pathname: string, entryKey?: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route: { handle } }: { route: { handle?: unknown } }) => {
      if (isRouteHandle(handle)) await handle.load(entryKey);
    }),
  );
};

/**
 * Begins to read what a page shows first, while its code is on its way and the guards around it wait for theirs.
 *
 * @returns ends it; by then the page reads by itself
 */
export const prefetchRouteQueries = (
  store: ReturnType<typeof createStore>,
  routes: RouteObject[],
  pathname: string,
): (() => void) => {
  const unsubscribes = (matchRoutes(routes, pathname) ?? []).flatMap(
    ({ params, route: { handle } }: { params: Params; route: { handle?: unknown } }) =>
      isRouteHandle(handle) ? (handle.queries?.(params) ?? []).map((one) => store.sub(one, () => {})) : [],
  );
  return () => {
    for (const end of unsubscribes) end();
  };
};
