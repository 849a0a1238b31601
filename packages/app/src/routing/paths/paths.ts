import type { Role } from '@second-gear/contract';
import { matchPath, parsePath } from 'react-router-dom';
import {
  type Access,
  layoutModules,
  notFoundModule,
  type RouteDefinition,
  type RouteModule,
  type RouteName,
  routeTable,
} from './routeTable.ts';

type PathOf<Name extends RouteName> = (typeof routeTable)[Name]['path'];

type PathBuilders = {
  [Name in RouteName]: PathOf<Name> extends `${string}:id${string}` ? (id: string) => string : () => string;
};

/** Functions that build the path of each page from the route table, such as `paths.payment(bookingId)`. */
export const paths = Object.fromEntries(
  Object.entries(routeTable).map(([name, { path }]) => [
    name,
    (id = '') => path.replace(':id', () => encodeURIComponent(id)),
  ]),
) as PathBuilders;

/** The role that an access rule requires. Null if every signed-in user, or every user, may open the page. */
export const roleOf = (access: Access): Role | null => (access === 'public' || access === 'signedIn' ? null : access);

const definitions: readonly (RouteDefinition & { module: RouteModule })[] = Object.values(routeTable);

const findRoute = (pathname: string) => definitions.find(({ path }) => matchPath(path, pathname));

/** The role that a user needs for opening a path, which may have a query. Null if no role is needed. */
export const requiredRole = (path: string): Role | null => {
  const route = findRoute(parsePath(path).pathname ?? '');
  return route ? roleOf(route.access) : null;
};

/** The modules of the page at a path: its layout, if that is loaded lazily, and the page itself. */
export const modulesOf = (pathname: string): RouteModule[] => {
  const route = findRoute(pathname);
  if (!route) return [notFoundModule];
  return [layoutModules[route.layout], route.module].filter((name) => name !== null);
};
