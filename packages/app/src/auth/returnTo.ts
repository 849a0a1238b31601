import type { Location } from 'react-router-dom';
import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { routePatterns, routeTable } from '../routing/routeTable.ts';

/** What the login page needs to bring somebody back to where they were going (spec §2). */
export type ReturnTo = { from: { pathname: string; search: string; hash: string } };

export const withReturnTo = ({ pathname, search, hash }: Location): ReturnTo => ({ from: { pathname, search, hash } });

/** Whether a path is that of a way in. */
const isAuthPath = (pathname: string): boolean =>
  [routeTable.login.path, routeTable.signUp.path].some((pattern) => matchPath(pattern, pathname));

/**
 * What is to be remembered by the page that a link leads to: from one way in to the other, or to itself, what was
 * remembered until now. Nothing on any other way.
 */
export const forwardReturnTo = (here: Location, to: string): unknown =>
  isAuthPath(here.pathname) && isAuthPath(parsePath(to).pathname ?? here.pathname) ? here.state : undefined;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= 2_000 && (value === '' || value.startsWith(start));

/**
 * Where to go after signing in, read from a history entry's state: path, query and hash of one of the shop's own pages.
 * Anything else leads home.
 */
export const readReturnTo = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = routePatterns.some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isAuthPath(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
