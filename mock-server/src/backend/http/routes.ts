import { type EndpointName, endpoints } from '@second-gear/contract';
import { type CardEndpointName, cardEndpoints } from '../../stripe/cards.ts';
import type { EndpointSpec } from '../core/handler.ts';
import { HttpError } from './httpError.ts';
import { bodyLimit, type HttpRequest, jsonLimit } from './httpMessages.ts';

export type RouteName = EndpointName | CardEndpointName;

/** All endpoints: the endpoint table, then the demo card service's. */
const endpointSpecs: Record<RouteName, EndpointSpec> = { ...endpoints, ...cardEndpoints };

export type Route = {
  name: RouteName;
  endpoint: EndpointSpec;
  /** As in the path, not decoded. */
  params: Record<string, string>;
};

type Pattern = { name: RouteName; endpoint: EndpointSpec; segments: string[] };

const patterns: Pattern[] = Object.entries(endpointSpecs).map(([name, endpoint]) => ({
  // Object.entries loses the type of the keys.
  name: name as RouteName,
  endpoint,
  segments: endpoint.path.split('/'),
}));

const match = ({ name, endpoint, segments }: Pattern, requested: string[]): Route | undefined => {
  if (requested.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = requested[index] ?? '';
    if (segment.startsWith(':')) {
      if (!value) return undefined;
      params[segment.slice(1)] = value;
    } else if (segment !== value) return undefined;
  }
  return { name, endpoint, params };
};

/** The path of a request without the query, not decoded. */
export const pathnameOf = ({ path }: Pick<HttpRequest, 'path'>): string => path.replace(/\?.*$/s, '');

const matchRoutes = (pathname: string): Route[] => {
  const requested = pathname.split('/');
  return patterns.flatMap((pattern) => match(pattern, requested) ?? []);
};

/** The name of the endpoint of a request; undefined when there is none. */
export const routeNameOf = (request: Pick<HttpRequest, 'method' | 'path'>): RouteName | undefined =>
  matchRoutes(pathnameOf(request)).find(({ endpoint }) => endpoint.method === request.method)?.name;

/** Whether the endpoint of a request may change data; false when there is no such endpoint. */
export const isWrite = (request: Pick<HttpRequest, 'method' | 'path'>): boolean => {
  const name = routeNameOf(request);
  return name !== undefined && endpointSpecs[name].writes;
};

/** Whether the request is an upload to the image host, whose body is form data. */
export const isUpload = (request: Pick<HttpRequest, 'method' | 'path'>): boolean =>
  routeNameOf(request) === 'uploadPhoto';

/** The maximum body size of this request, in bytes; of a longer body only the fact that it is longer is needed. */
export const bodyLimitOf = (request: Pick<HttpRequest, 'method' | 'path'>): number =>
  isUpload(request) ? bodyLimit : jsonLimit;

/**
 * The endpoint of a request, with its path parameters.
 * Throws HttpError: 404 when the path is unknown, 405 with `allow` when the path does not support the method.
 */
export const findRoute = (request: HttpRequest): Route => {
  const routes = matchRoutes(pathnameOf(request));
  if (routes.length === 0) throw new HttpError(404, 'Nothing is to be found at this address.');
  const route = routes.find(({ endpoint }) => endpoint.method === request.method);
  if (route) return route;
  const allowed = [...new Set(routes.map(({ endpoint }) => endpoint.method))].sort();
  throw new HttpError(405, 'This cannot be done at this address.', { allow: allowed.join(', ') });
};
