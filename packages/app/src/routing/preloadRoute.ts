import type { createStore } from 'jotai';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './lazyRoute.tsx';

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle && typeof handle.load === 'function';

/**
 * Loads the code of a page and its layouts in parallel. Failures are ignored here: rendering the page throws them.
 *
 * @param entryKey the history entry's key, if it is known
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
 * Starts the queries of a page while its code loads and its guards wait for the session.
 *
 * @returns unsubscribes; by then the page must have subscribed to the queries itself
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
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
};
