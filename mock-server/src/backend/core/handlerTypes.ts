import type { Endpoint, EndpointName, endpoints, NewId } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type * as v from 'valibot';
import type { Photo } from '../../images/photoPath.ts';
import type { Subject } from '../accessTokens.ts';

/** What an entry of the endpoint table says about the request. */
export type EndpointSpec = Omit<Endpoint, 'response' | 'host'>;

type Parsed<Of, Key extends string> = Of extends { [K in Key]: infer Schema extends v.GenericSchema }
  ? { [K in Key]: v.InferOutput<Schema> }
  : unknown;

/** Passed to every handler together with the request, so that handlers need no clock and no random numbers. */
export type Context = {
  now: Date;
  newId: NewId;
  /** An endpoint that supports this header executes requests with the same key only once. */
  idempotencyKey?: string | undefined;
  /** The e-mail address of the request's ID token. Undefined unless the server requires an ID token. */
  verifiedEmail?: string | undefined;
};

/** The parsed request of one endpoint. `currentUser` is the user of the access token; the role is already checked. */
export type HandlerInput<Of> = Context &
  Parsed<Of, 'params'> &
  Parsed<Of, 'query'> &
  Parsed<Of, 'body'> &
  (Of extends { bearer: true } ? { currentUser: StoredUser } : unknown) &
  (Of extends { host: 'images' } ? { photo: Photo } : unknown);

/** If the handler has changed the data, the result contains the next `db`. It never modifies the `db` that it received. */
export type Ok<Answer> = { status: 200; json: Answer; db?: Db };

/** It contains the next `db` only when the card service declines a card or cancels an intent. */
export type ErrorResult = {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415;
  json: Record<string, unknown>;
  db?: Db;
};

/** A result that the request handler completes asynchronously: it signs an access token, or stores a photo. */
export type DeferredResult = { issueTokenFor: Subject } | { storePhoto: Photo };

export type HandlerResult<Answer> = Ok<Answer> | ErrorResult | DeferredResult;

export type HandlerFor<Of, Answer> = (db: Db, input: HandlerInput<Of>) => HandlerResult<Answer>;

/** The type of the handler of one endpoint of the endpoint table. */
export type EndpointHandler<Name extends EndpointName> = HandlerFor<
  (typeof endpoints)[Name],
  v.InferInput<(typeof endpoints)[Name]['response']>
>;

export const ok = <Answer>(json: Answer): Ok<Answer> => ({ status: 200, json });

export const okWithDb = <Answer>(db: Db, json: Answer): Ok<Answer> => ({ status: 200, json, db });

/**
 * @param message one sentence for the user
 * @param code set only if a client handles this error differently from others
 */
export const errorResult = (status: ErrorResult['status'], message: string, code?: string): ErrorResult => ({
  status,
  json: { message, ...(code && { code }) },
});
