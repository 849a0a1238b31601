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

/** One string for each parameter of the path pattern, in the order of the pattern. */
type Values<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Values<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : [];

type PathBuilders = { [Name in RouteName]: (...values: Values<PathOf<Name>>) => string };

/**
 * Replaces the parameters of the pattern with the values, from left to right. An encoded value contains no colon, so
 * the next value cannot replace a part of it.
 */
const buildPath = (pattern: string, values: readonly string[]): string =>
  values.reduce((path, value) => path.replace(/:\w+/, () => encodeURIComponent(value)), pattern);

/** Functions that build the path of each page from the route table, such as `paths.bike(categoryId, bikeId)`. */
export const paths = Object.fromEntries(
  Object.entries(routeTable).map(([name, { path }]) => [name, (...values: string[]) => buildPath(path, values)]),
) as PathBuilders;

/** The role that an access rule requires. Null if the rule requires no role. */
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

/** The sign-up page with the role of a seller. */
export const sellPath = `${paths.signUp()}?role=seller`;
