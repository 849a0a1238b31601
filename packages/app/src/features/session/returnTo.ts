import type { Location } from 'react-router-dom';
import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '#core/navigation/paths.ts';
import { routePatterns, routeTable } from '#core/navigation/routeTable.ts';

/**
 * The history state of the login page. It contains the return-to URL, which the app opens after the user has signed in
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

/**
 * The history state of the home page after a sign-up. It keeps the return-to URL for the user who has signed up, because
 * a sign-up ends on the home page (docs/requirements.md §4). Undefined if the user did not want to open another page.
 */
export const keepReturnTo = (state: unknown, uid: string): unknown =>
  readReturnTo(state) === paths.home() ? undefined : { ...(state as ReturnTo), uid };

/** The return-to URL that the home page keeps for this user, or null. */
export const readKeptReturnTo = (state: unknown, uid: string | null): string | null => {
  const isOfUser = uid !== null && state !== null && typeof state === 'object' && 'uid' in state && state.uid === uid;
  const path = isOfUser ? readReturnTo(state) : paths.home();
  return path === paths.home() ? null : path;
};

/** The longest URL that many servers accept. The app itself does not create longer ones. */
const maxLength = 8_000;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= maxLength && (value === '' || value.startsWith(start));

/**
 * Reads the return-to URL from a history state: the path, the query and the hash of one of the app's own pages. Returns
 * the home page for any other history state, because another script may have written it.
 */
export const readReturnTo = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = routePatterns.some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isAuthPath(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
