import type { Endpoint, EndpointName, endpoints, NewId } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type * as v from 'valibot';
import type { Photo } from '../images/photoPath.ts';
import type { Subject } from './accessTokens.ts';

/** What a row of a table of calls says of the request; its answer is the business of whoever asks. */
export type Row = Omit<Endpoint, 'answer' | 'host'>;

type Parsed<Of, Key extends string> = Of extends { [K in Key]: infer Schema extends v.GenericSchema }
  ? { [K in Key]: v.InferOutput<Schema> }
  : unknown;

/** What every deed is given besides what was asked, so that nothing here reads a clock or throws dice. */
export type Given = {
  now: Date;
  newId: NewId;
  /** The request's `Idempotency-Key`: asked twice with the same one, a row that honours it does its work once. */
  idempotencyKey?: string | undefined;
  /** The e-mail address that the identity provider's ID token proves; only where the server asks for one. */
  proven?: string | undefined;
};

/** What one row is asked, parsed. `reader` is the record of whoever the bearer speaks for, its role already checked. */
export type AskOf<Of> = Given &
  Parsed<Of, 'params'> &
  Parsed<Of, 'query'> &
  Parsed<Of, 'body'> &
  (Of extends { bearer: true } ? { reader: StoredUser } : unknown) &
  (Of extends { host: 'images' } ? { photo: Photo } : unknown);

/** An answer. It carries the next `db` when the deed changed something; the one it was given stays as it was. */
export type Said<Answer> = { status: 200; json: Answer; db?: Db };

/** Refused. Only a card that was not charged is a refusal that may have something to remember. */
export type Refusal = {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415;
  json: Record<string, unknown>;
  db?: Db;
};

/** Done once the host has done its part: sign an access token, or keep a photo. */
export type Errand = { tokenFor: Subject } | { keep: Photo };

export type Reply<Answer> = Said<Answer> | Refusal | Errand;

export type CallOf<Of, Answer> = (db: Db, ask: AskOf<Of>) => Reply<Answer>;

/** The function behind one row of the table of calls. */
export type Call<Name extends EndpointName> = CallOf<
  (typeof endpoints)[Name],
  v.InferInput<(typeof endpoints)[Name]['answer']>
>;

export const says = <Answer>(json: Answer): Said<Answer> => ({ status: 200, json });

export const changes = <Answer>(db: Db, json: Answer): Said<Answer> => ({ status: 200, json, db });

/**
 * @param message one plain sentence, for people
 * @param code the reason for programs, where a client treats it differently from other refusals
 */
export const refuses = (status: Refusal['status'], message: string, code?: string): Refusal => ({
  status,
  json: { message, ...(code && { code }) },
});
