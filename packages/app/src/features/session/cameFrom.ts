import { createPath, type Location, matchPath, parsePath } from 'react-router-dom';
import { routeTable } from '#core/navigation/routeTable.ts';
import { forwardReturnTo } from './returnTo.ts';

const isList = (pathname: string): boolean =>
  [routeTable.bikes.path, routeTable.category.path].some((pattern) => matchPath(pattern, pathname));

const isBike = (pathname: string): boolean => matchPath(routeTable.bike.path, pathname) !== null;

/** The page of a bike knows from it which list the entry before is. */
export const stateOfLink = (here: Location, to: string): unknown => {
  const target = parsePath(to).pathname ?? here.pathname;
  const { pathname, search } = here;
  return isList(pathname) && isBike(target) ? { list: createPath({ pathname, search }) } : forwardReturnTo(here, to);
};

/** Null if no list is in the history entry before the page of a bike. */
export const readCameFrom = ({ pathname, state }: Location): string | null => {
  const list: unknown = state && typeof state === 'object' && 'list' in state ? state.list : null;
  return isBike(pathname) && typeof list === 'string' && isList(parsePath(list).pathname ?? '') ? list : null;
};
