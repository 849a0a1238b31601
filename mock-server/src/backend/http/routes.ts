import { endpoints } from '@second-gear/contract';
import { cardEndpoints } from '../../stripe/cards.ts';
import type { EndpointSpec } from '../core/handlerTypes.ts';
import { HttpError, type HttpRequest } from './httpMessages.ts';

const specs = { ...endpoints, ...cardEndpoints };
export type RouteName = keyof typeof specs;

/** All endpoints by name: those of the endpoint table, then those of the demo card service. */
export const endpointSpecs = Object.entries(specs) as [RouteName, EndpointSpec][];

export type Route = {
  name: RouteName;
  endpoint: EndpointSpec;
  /** The path parameters as received, not decoded. */
  params: Record<string, string>;
};

const patterns = endpointSpecs.map(([name, endpoint]) => ({
  name,
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

type RequestLine = Pick<HttpRequest, 'method' | 'path'>;

/** Returns the path of a request without its query, not decoded. */
export const pathnameOf = ({ path }: Pick<HttpRequest, 'path'>): string => path.replace(/\?.*$/s, '');

/** MSW's own patterns ignore letter case and fail for an invalid escape sequence, so MSW uses this function too. */
const matchRoutes = (pathname: string): Route[] =>
  patterns.flatMap(({ name, endpoint, pattern }) => {
    const match = pattern.exec(pathname);
    return match ? { name, endpoint, params: { ...match.groups } } : [];
  });

const routeOf = (request: RequestLine): Route | undefined =>
  matchRoutes(pathnameOf(request)).find(({ endpoint }) => endpoint.method === request.method);

export const routeNameOf = (request: RequestLine): RouteName | undefined => routeOf(request)?.name;

/** Whether the endpoint of a request may change data. */
export const isWrite = (request: RequestLine): boolean => routeOf(request)?.endpoint.writes ?? false;

/** Throws an HttpError: 404 when the path is unknown, 405 with `allow` when it does not support the method. */
export const findRoute = (request: RequestLine): Route => {
  const route = routeOf(request);
  if (route) return route;
  const methods = matchRoutes(pathnameOf(request)).map(({ endpoint }) => endpoint.method);
  if (methods.length === 0) throw new HttpError(404, 'This address does not exist.');
  throw new HttpError(405, 'This cannot be done at this address.', { allow: [...new Set(methods)].sort().join(', ') });
};
