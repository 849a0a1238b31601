import type { Location } from 'react-router-dom';
import { matchPath, parsePath } from 'react-router-dom';
import { paths } from '../routing/paths.ts';
import { patterns } from '../routing/routePatterns.ts';

/** What the login page needs to bring somebody back to where they were going (spec §2). */
export type Remembered = { from: { pathname: string; search: string; hash: string } };

export const remember = ({ pathname, search, hash }: Location): Remembered => ({ from: { pathname, search, hash } });

/** Whether a path is that of a way in. */
const isDoor = (pathname: string): boolean =>
  [patterns.login, patterns.signUp].some((pattern) => matchPath(pattern, pathname));

/**
 * What is to be remembered by the page that a link leads to: from one way in to the other, or to itself, what was
 * remembered until now. Nothing on any other way.
 */
export const rememberedOnTheWay = (here: Location, to: string): unknown =>
  isDoor(here.pathname) && isDoor(parsePath(to).pathname ?? here.pathname) ? here.state : undefined;

const isText = (value: unknown, start: string): value is string =>
  typeof value === 'string' && value.length <= 2_000 && (value === '' || value.startsWith(start));

/**
 * Where to go after signing in, read from a history entry's state: path, query and hash of one of the shop's own pages.
 * Anything else leads home.
 */
export const rememberedPath = (state: unknown): string => {
  const from = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  if (!from || typeof from !== 'object') return paths.home();
  const { pathname, search, hash } = from as Record<string, unknown>;
  if (!isText(pathname, '/') || !isText(search, '?') || !isText(hash, '#')) return paths.home();
  const isOurs = Object.values(patterns).some((pattern) => matchPath(pattern, pathname));
  return isOurs && !isDoor(pathname) && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home();
};
