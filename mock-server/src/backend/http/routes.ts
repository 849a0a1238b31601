import { type EndpointName, endpoints } from '@second-gear/contract';
import { type CardEndpointName, cardEndpoints } from '../../stripe/cards.ts';
import type { Row } from '../handler.ts';
import { Refused } from './httpError.ts';
import { bodyLimit, jsonLimit, type PlainRequest } from './httpMessages.ts';

export type RouteName = EndpointName | CardEndpointName;

/** Everything that is answered: the table of calls, then the card stand-in's. */
const rows: Record<RouteName, Row> = { ...endpoints, ...cardEndpoints };

export type Route = {
  name: RouteName;
  row: Row;
  /** As they stand in the path, not decoded. */
  params: Record<string, string>;
};

type Pattern = { name: RouteName; row: Row; segments: string[] };

const patterns: Pattern[] = Object.entries(rows).map(([name, row]) => ({
  // Object.entries forgets which names these are.
  name: name as RouteName,
  row,
  segments: row.path.split('/'),
}));

const match = ({ name, row, segments }: Pattern, asked: string[]): Route | undefined => {
  if (asked.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, segment] of segments.entries()) {
    const given = asked[place] ?? '';
    if (segment.startsWith(':')) {
      if (!given) return undefined;
      params[segment.slice(1)] = given;
    } else if (segment !== given) return undefined;
  }
  return { name, row, params };
};

/** The path of a request without its query, not decoded. */
export const pathnameOf = ({ path }: Pick<PlainRequest, 'path'>): string => path.replace(/\?.*$/s, '');

const routesAt = (pathname: string): Route[] => {
  const asked = pathname.split('/');
  return patterns.flatMap((pattern) => match(pattern, asked) ?? []);
};

/** The name of the row that a request asks for; undefined when there is none. */
export const routeNameOf = (request: Pick<PlainRequest, 'method' | 'path'>): RouteName | undefined =>
  routesAt(pathnameOf(request)).find(({ row }) => row.method === request.method)?.name;

/** Whether the endpoint of a request may change data; false when there is no such endpoint. */
export const isWrite = (request: Pick<PlainRequest, 'method' | 'path'>): boolean => {
  const name = routeNameOf(request);
  return name !== undefined && rows[name].writes;
};

/** Whether the request is one for the image host, whose body is form data. */
export const isUpload = (request: Pick<PlainRequest, 'method' | 'path'>): boolean =>
  routeNameOf(request) === 'uploadPhoto';

/** The longest body that is read of this request, in bytes; of a longer one no more is needed than that it is longer. */
export const bodyLimitOf = (request: Pick<PlainRequest, 'method' | 'path'>): number =>
  isUpload(request) ? bodyLimit : jsonLimit;

/**
 * The row that a request asks for.
 * Throws Refused: 404 when nothing answers at the path, 405 with `allow` when it is asked with another method.
 */
export const routeOf = (request: PlainRequest): Route => {
  const routes = routesAt(pathnameOf(request));
  if (routes.length === 0) throw new Refused(404, 'Nothing is to be found at this address.');
  const route = routes.find(({ row }) => row.method === request.method);
  if (route) return route;
  const allowed = [...new Set(routes.map(({ row }) => row.method))].sort();
  throw new Refused(405, 'This cannot be done at this address.', { allow: allowed.join(', ') });
};
