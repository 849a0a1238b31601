import { type EndpointName, endpoints } from '@second-gear/contract';
import { type CardEndpointName, cardEndpoints } from '../../stripe/cards.ts';
import type { EndpointSpec } from '../core/handler.ts';
import { HttpError } from './httpError.ts';
import { bodyLimit, type HttpRequest, jsonLimit } from './httpMessages.ts';

export type RouteName = EndpointName | CardEndpointName;

/** All endpoints: those of the endpoint table, then those of the demo card service. */
const endpointSpecs: Record<RouteName, EndpointSpec> = { ...endpoints, ...cardEndpoints };

export type Route = {
  name: RouteName;
  endpoint: EndpointSpec;
  /** The path parameters as received, not decoded. */
  params: Record<string, string>;
};

type Pattern = { name: RouteName; endpoint: EndpointSpec; segments: string[] };

const patterns: Pattern[] = Object.entries(endpointSpecs).map(([name, endpoint]) => ({
  // A type assertion, because `Object.entries` returns the keys as `string`.
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

/** Returns the path of a request without its query, not decoded. */
export const pathnameOf = ({ path }: Pick<HttpRequest, 'path'>): string => path.replace(/\?.*$/s, '');

const matchRoutes = (pathname: string): Route[] => {
  const requested = pathname.split('/');
  return patterns.flatMap((pattern) => match(pattern, requested) ?? []);
};

/** Returns the name of the endpoint that a request matches. Undefined when it matches none. */
export const routeNameOf = (request: Pick<HttpRequest, 'method' | 'path'>): RouteName | undefined =>
  matchRoutes(pathnameOf(request)).find(({ endpoint }) => endpoint.method === request.method)?.name;

/** Whether the endpoint of a request may change data. False when the request matches no endpoint. */
export const isWrite = (request: Pick<HttpRequest, 'method' | 'path'>): boolean => {
  const name = routeNameOf(request);
  return name !== undefined && endpointSpecs[name].writes;
};

/** Whether the request is an upload to the image host, whose body is form data. */
export const isUpload = (request: Pick<HttpRequest, 'method' | 'path'>): boolean =>
  routeNameOf(request) === 'uploadPhoto';

/**
 * Returns the maximum body size of a request, in bytes. A transport may stop reading a longer body, which is rejected
 * anyway.
 */
export const bodyLimitOf = (request: Pick<HttpRequest, 'method' | 'path'>): number =>
  isUpload(request) ? bodyLimit : jsonLimit;

/**
 * Finds the endpoint of a request, and its path parameters. Throws HttpError: 404 when the path is unknown, 405 with
 * `allow` when the path does not support the method.
 */
export const findRoute = (request: HttpRequest): Route => {
  const routes = matchRoutes(pathnameOf(request));
  if (routes.length === 0) throw new HttpError(404, 'Nothing is to be found at this address.');
  const route = routes.find(({ endpoint }) => endpoint.method === request.method);
  if (route) return route;
  const allowed = [...new Set(routes.map(({ endpoint }) => endpoint.method))].sort();
  throw new HttpError(405, 'This cannot be done at this address.', { allow: allowed.join(', ') });
};
