import { idTokenHeader } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type { Subject } from '../accessTokens.ts';
import { HttpError, type HttpRequest } from './httpMessages.ts';
import type { Route } from './routes.ts';

export const readBearerToken = ({ headers }: HttpRequest): string | undefined =>
  /^bearer +([\w~+/.=-]+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];

export const readIdTokenHeader = ({ headers }: HttpRequest): string | undefined =>
  headers[idTokenHeader]?.trim() || undefined;

const mustSignIn = 'You must be signed in to do this.';

/**
 * Returns the record of the signed-in user when the endpoint is protected. Throws an HttpError: 401 when the request has
 * no valid token or the token's user is deleted, 403 when the endpoint requires another role.
 */
export const authorize = (db: Db, { endpoint }: Route, subject: Subject | null): StoredUser | undefined => {
  if (!endpoint.bearer) return undefined;
  const user = subject && db.users.find(({ _id, email }) => _id === subject.userId && email === subject.email);
  if (!user) throw new HttpError(401, mustSignIn);
  const { allowed } = endpoint;
  if (allowed && user.role !== allowed)
    throw new HttpError(403, `Only ${allowed === 'admin' ? 'an' : 'a'} ${allowed} can do this.`);
  return user;
};

/** Throws an HttpError (401) when the endpoint requires an ID token and that of the request is not valid. */
export const checkIdToken = ({ endpoint }: Route, verifiedEmail: string | null | undefined): void => {
  if (endpoint.idToken && verifiedEmail === null) throw new HttpError(401, mustSignIn);
};

/** The headers with which browsers mark a prefetch; only `sec-purpose` is a standard. */
const prefetchHeaders = ['purpose', 'x-purpose', 'x-moz', 'sec-purpose'] as const;

/**
 * Throws an HttpError (403) when a GET that writes comes from an image, a link, a prefetch or a page of another site. No
 * page can forge `Sec-Fetch-*`. A page of another origin on the same site may send the request with CORS.
 */
export const checkRequestSource = ({ endpoint }: Route, { headers }: HttpRequest): void => {
  if (endpoint.method !== 'GET' || !endpoint.writes) return;
  const site = headers['sec-fetch-site'];
  const isForeign =
    !['', 'empty'].includes(headers['sec-fetch-dest'] ?? '') ||
    ['navigate', 'no-cors'].includes(headers['sec-fetch-mode'] ?? '') ||
    site === 'cross-site' ||
    (site === 'same-site' && !headers.origin) ||
    prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''));
  if (isForeign) throw new HttpError(403, 'Only the app itself can send this request.');
};
