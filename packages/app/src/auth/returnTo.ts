import type { Location } from 'react-router-dom';
import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '../routing/paths/paths.ts';
import { routePatterns, routeTable } from '../routing/paths/routeTable.ts';

/** The state of a history entry from which the login page knows where the user goes after signing in (docs/requirements.md §2). */
export type ReturnTo = { from: { pathname: string; search: string; hash: string } };

export const withReturnTo = ({ pathname, search, hash }: Location): ReturnTo => ({ from: { pathname, search, hash } });

/** Whether a path is `/login` or `/signup`. */
const isAuthPath = (pathname: string): boolean =>
  [routeTable.login.path, routeTable.signUp.path].some((pattern) => matchPath(pattern, pathname));

/**
 * The state for a link: a link between the login and the sign-up page (or from one of them to itself) keeps the return-to
 * URL; any other link has no state.
 */
export const forwardReturnTo = (here: Location, to: string): unknown =>
  isAuthPath(here.pathname) && isAuthPath(parsePath(to).pathname ?? here.pathname) ? here.state : undefined;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= 2_000 && (value === '' || value.startsWith(start));

/**
 * The return-to URL in a history entry's state: path, query and hash of one of the app's own pages. Anything else gives
 * the home page, because the state could be forged.
 */
export const readReturnTo = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = routePatterns.some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isAuthPath(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
