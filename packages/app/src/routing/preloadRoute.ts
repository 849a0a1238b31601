import type { createStore } from 'jotai';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './lazyRoute.tsx';

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle && typeof handle.load === 'function';

/**
 * Loads the code of a page and of its layouts in parallel. A failure is ignored here, because rendering the page throws
 * the same error.
 *
 * @param entryKey the key of the page's history entry, if it is known
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
 * Starts the queries of a page while its code is still loading and its guards wait for the session.
 *
 * @returns a function that unsubscribes from the queries; by the time it is called the page must have subscribed to
 * them itself
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
