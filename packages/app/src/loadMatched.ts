import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page.tsx';

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'load' in handle && typeof handle.load === 'function';

/**
 * Loads the parts of the app that a page is made of, all at once, so that none has to wait for the one around it. A part that
 * does not come is no matter here: it is thrown where the page is drawn.
 *
 * @param at the history entry's key, where it is known
 */
export const loadMatched = async (routes: RouteObject[], pathname: string, at?: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route: { handle } }: { route: { handle?: unknown } }) => {
      if (isPageHandle(handle)) await handle.load(at);
    }),
  );
};
