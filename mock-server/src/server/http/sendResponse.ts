import type { PlainRequest } from '../../backend/index.ts';

/** What is sent back. Header names are in lower case. */
export type Answer = { status: number; headers: Record<string, string>; body: string | Uint8Array };

/**
 * What happens instead of an answer, on purpose: the connection breaks before a word is said, nothing is ever said, or it
 * breaks after what is here, when as much again was announced.
 */
export type Mishap = { mishap: 'refused' | 'hang' } | ({ mishap: 'cut' } & Answer);

/** Answers one kind of request. */
export type Desk = {
  /** In bytes: of a longer body it is given one byte too many, and no more. */
  bodyLimitOf(request: Pick<PlainRequest, 'method' | 'path'>): number;
  answer(request: PlainRequest): Promise<Answer | Mishap>;
};

/** An answer in JSON that nobody keeps. */
export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
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
export const refusal = (status: number, message: string, headers?: Record<string, string>): Answer =>
  json(status, { message }, headers);

/** The path without the query, not decoded. */
export const pathnameOf = ({ path }: PlainRequest): string => path.replace(/\?.*$/s, '');
