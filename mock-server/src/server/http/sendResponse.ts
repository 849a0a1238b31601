import type { HttpRequest } from '../../backend/index.ts';

/** What is sent back. Header names are in lower case. */
export type SerializedResponse = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/**
 * What happens instead of an answer, on purpose: the connection breaks before a word is said, nothing is ever said, or it
 * breaks after what is here, when as much again was announced.
 */
export type SimulatedFailure = { failure: 'refused' | 'hang' } | ({ failure: 'cut' } & SerializedResponse);

/** Answers one kind of request. */
export type RouteHandler = {
  /** In bytes: of a longer body it is given one byte too many, and no more. */
  bodyLimitOf(request: Pick<HttpRequest, 'method' | 'path'>): number;
  handle(request: HttpRequest): Promise<SerializedResponse | SimulatedFailure>;
};

/** An answer in JSON that nobody keeps. */
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

/** A refusal: one plain sentence, for a person. */
export const errorResponse = (status: number, message: string, headers?: Record<string, string>): SerializedResponse =>
  jsonResponse(status, { message }, headers);

/** The path without the query, not decoded. */
export const pathnameOf = ({ path }: HttpRequest): string => path.replace(/\?.*$/s, '');
