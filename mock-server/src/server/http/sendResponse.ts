import type { HttpRequest } from '../../backend/index.ts';

/** A response in the form in which it is sent. Header names are in lower case. */
export type SerializedResponse = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/**
 * A failure that is produced on purpose, in place of a complete response. `refused`: the connection fails before a
 * response. `hang`: the server never responds. `cut`: the connection fails after half of the response, because
 * `content-length` is twice the length of `body`.
 */
export type SimulatedFailure = { failure: 'refused' | 'hang' } | ({ failure: 'cut' } & SerializedResponse);

/** A route handler: handles all requests below one path. */
export type RouteHandler = {
  /**
   * Returns the maximum body size of a request, in bytes. When a body is longer, `handle` receives one byte more than
   * this maximum.
   */
  bodyLimitOf(request: Pick<HttpRequest, 'method' | 'path'>): number;
  handle(request: HttpRequest): Promise<SerializedResponse | SimulatedFailure>;
};

/** Creates a JSON response that must not be cached. */
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

/** Creates an error response whose message is one sentence. */
export const errorResponse = (status: number, message: string, headers?: Record<string, string>): SerializedResponse =>
  jsonResponse(status, { message }, headers);

/** Returns the path of a request without its query, not decoded. */
export const pathnameOf = ({ path }: HttpRequest): string => path.replace(/\?.*$/s, '');
