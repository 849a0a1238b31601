import type { Location, Path } from 'react-router-dom';
import { createPath, matchPath, parsePath } from 'react-router-dom';
import { paths, sellPath } from '#core/navigation/paths.ts';
import { routePatterns, routeTable } from '#core/navigation/routeTable.ts';

/** The login page opens this URL after the sign-in (docs/requirements.md §2). */
type ReturnTo = { from: { pathname: string; search: string; hash: string } };

export const withReturnTo = ({ pathname, search, hash }: Path): ReturnTo => ({ from: { pathname, search, hash } });

const isAuthPath = (pathname: string): boolean =>
  [routeTable.login.path, routeTable.signUp.path].some((pattern) => matchPath(pattern, pathname));

/** Links between the login and the sign-up page keep the return-to URL. "Sell your bike" is a new one. */
export const forwardReturnTo = (here: Location, to: string): unknown => {
  const isBetween = isAuthPath(here.pathname) && isAuthPath(parsePath(to).pathname ?? here.pathname);
  if (!isBetween || to === sellPath) return undefined;
  return createPath(here) === sellPath ? withReturnTo({ pathname: paths.addBike(), search: '', hash: '' }) : here.state;
};

/** A sign-up ends on the home page (docs/requirements.md §4), which keeps the URL for this user. */
export const keepReturnTo = (state: unknown, uid: string): unknown =>
  readReturnTo(state) === paths.home() ? undefined : { ...(state as ReturnTo), uid };

export const readKeptReturnTo = (state: unknown, uid: string | null): string | null => {
  const isOfUser = uid !== null && state !== null && typeof state === 'object' && 'uid' in state && state.uid === uid;
  const path = isOfUser ? readReturnTo(state) : paths.home();
  return path === paths.home() ? null : path;
};

/** Many servers accept no longer URL. */
const maxLength = 8_000;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= maxLength && (value === '' || value.startsWith(start));

/** The home page for a history state that another script may have written. */
export const readReturnTo = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = routePatterns.some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isAuthPath(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
