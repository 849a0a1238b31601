import type { HttpRequest } from '../../backend/index.ts';

/** A response ready to be sent. Header names in lower case. */
export type SerializedResponse = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/**
 * What happens instead of a response, on purpose: the connection fails before a response, the server never responds, or the
 * connection fails after this response, whose `content-length` is twice the body's length.
 */
export type SimulatedFailure = { failure: 'refused' | 'hang' } | ({ failure: 'cut' } & SerializedResponse);

/** Handles the requests below one path. */
export type RouteHandler = {
  /** The maximum body size in bytes; of a longer body, `handle` receives one byte more than this. */
  bodyLimitOf(request: Pick<HttpRequest, 'method' | 'path'>): number;
  handle(request: HttpRequest): Promise<SerializedResponse | SimulatedFailure>;
};

/** A JSON response that must not be cached. */
export const jsonResponse = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): SerializedResponse => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  },
  body: JSON.stringify(value),
});

/** An error response with one sentence as message. */
export const errorResponse = (status: number, message: string, headers?: Record<string, string>): SerializedResponse =>
  jsonResponse(status, { message }, headers);

/** The path without the query, not decoded. */
export const pathnameOf = ({ path }: HttpRequest): string => path.replace(/\?.*$/s, '');
