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

/** For each parameter of the pattern, in its order. */
type Values<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Values<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : [];

type PathBuilders = { [Name in RouteName]: (...values: Values<PathOf<Name>>) => string };

/** An encoded value contains no colon, so the next value cannot replace a part of it. */
const buildPath = (pattern: string, values: readonly string[]): string =>
  values.reduce((path, value) => path.replace(/:\w+/, () => encodeURIComponent(value)), pattern);

/** Such as `paths.bike(categoryId, bikeId)`. */
export const paths = Object.fromEntries(
  Object.entries(routeTable).map(([name, { path }]) => [name, (...values: string[]) => buildPath(path, values)]),
) as PathBuilders;

export const roleOf = (access: Access): Role | null => (access === 'public' || access === 'signedIn' ? null : access);

const definitions: readonly (RouteDefinition & { module: RouteModule })[] = Object.values(routeTable);

const findRoute = (pathname: string) => definitions.find(({ path }) => matchPath(path, pathname));

/** The path may have a query. */
export const requiredRole = (path: string): Role | null => {
  const route = findRoute(parsePath(path).pathname ?? '');
  return route ? roleOf(route.access) : null;
};

/** Its layout, if that is loaded lazily, and the page itself. */
export const modulesOf = (pathname: string): RouteModule[] => {
  const route = findRoute(pathname);
  if (!route) return [notFoundModule];
  return [layoutModules[route.layout], route.module].filter((name) => name !== null);
};

export const sellPath = `${paths.signUp()}?role=seller`;
