import type { Location } from 'react-router-dom';
import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '../routing/paths/paths.ts';
import { routePatterns, routeTable } from '../routing/paths/routeTable.ts';

/**
 * The state of a history entry of the login page: the return-to URL, where the user goes after signing in
 * (docs/requirements.md §2).
 */
export type ReturnTo = { from: { pathname: string; search: string; hash: string } };

export const withReturnTo = ({ pathname, search, hash }: Location): ReturnTo => ({ from: { pathname, search, hash } });

/** Whether a path is `/login` or `/signup`. */
const isAuthPath = (pathname: string): boolean =>
  [routeTable.login.path, routeTable.signUp.path].some((pattern) => matchPath(pattern, pathname));

/**
 * The history state for a link. A link from the login or sign-up page to one of these two pages keeps the return-to
 * URL. Any other link has no state.
 */
export const forwardReturnTo = (here: Location, to: string): unknown =>
  isAuthPath(here.pathname) && isAuthPath(parsePath(to).pathname ?? here.pathname) ? here.state : undefined;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= 2_000 && (value === '' || value.startsWith(start));

/**
 * Reads the return-to URL from a history entry's state: path, query and hash of one of the app's own pages. Returns the
 * home page for any other state, because the state could be forged.
 */
export const readReturnTo = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = routePatterns.some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isAuthPath(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
