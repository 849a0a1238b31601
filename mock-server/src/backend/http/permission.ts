import type { Role } from '@second-gear/contract';
import { idTokenHeader } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type { Subject } from '../accessTokens.ts';
import { HttpError } from './httpError.ts';
import type { HttpRequest } from './httpMessages.ts';
import type { Route } from './routes.ts';

/** The token of an `authorization: bearer …` header; undefined when there is none. */
export const readBearerToken = ({ headers }: HttpRequest): string | undefined =>
  /^bearer +([\w~+/.=-]+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];

const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/**
 * The record of the signed-in user, where the endpoint is protected (docs/requirements.md §6).
 * Throws HttpError: 401 without a valid token or when its user is deleted, 403 when the user has another role.
 */
export const authorize = (db: Db, { endpoint }: Route, subject: Subject | null): StoredUser | undefined => {
  if (!endpoint.bearer) return undefined;
  const user = subject && db.users.find(({ _id, email }) => _id === subject.userId && email === subject.email);
  if (!user) throw new HttpError(401, 'You must be signed in to do this.');
  if (endpoint.allowed && user.role !== endpoint.allowed)
    throw new HttpError(403, `Only ${withArticle(endpoint.allowed)} can do this.`);
  return user;
};

/** The ID token of a request; undefined when there is none. */
export const readIdTokenHeader = ({ headers }: HttpRequest): string | undefined =>
  headers[idTokenHeader]?.trim() || undefined;

/** Throws HttpError (401) where an ID token is required and is missing, forged or expired. */
export const checkIdToken = ({ endpoint }: Route, verifiedEmail: string | null | undefined): void => {
  if (endpoint.idToken && verifiedEmail === null) throw new HttpError(401, 'You must be signed in to do this.');
};

/** Headers by which browsers mark a prefetch; the first three are names from before the standard. */
const prefetchHeaders = ['purpose', 'x-purpose', 'x-moz', 'sec-purpose'] as const;

/**
 * Whether `Referer` names a page of another origin than the server's own (`Host`) and the one in `Origin`, which the server
 * has checked. False without a `Referer`; true for one that cannot be read.
 */
const hasForeignReferer = ({ referer, origin, host }: HttpRequest['headers']): boolean => {
  if (!referer) return false;
  if (!host || !URL.canParse(referer)) return true;
  const page = new URL(referer);
  // With the page's protocol, so that the default port is omitted from both.
  const own = `${page.protocol}//${host}`;
  const isOwn = URL.canParse(own) && new URL(own).host === page.host;
  return page.host === '' || !(isOwn || page.origin === origin);
};

/**
 * Some GET endpoints write. Loading an image, following a link, prefetching or another site must not trigger them. The
 * browser says so in headers that no page can forge. Another origin of the same site (another port, a subdomain) may
 * request with CORS; the browser then sends `Origin`, which the HTTP server checks. Older browsers do not send these
 * headers, and no browser sends them to another machine without https: then the page in `Referer` counts.
 * Throws HttpError (403).
 */
export const checkRequestSource = ({ endpoint }: Route, { headers }: HttpRequest): void => {
  if (endpoint.method !== 'GET' || !endpoint.writes) return;
  const site = headers['sec-fetch-site'];
  const isForeign =
    !['', 'empty'].includes(headers['sec-fetch-dest'] ?? '') ||
    ['navigate', 'no-cors'].includes(headers['sec-fetch-mode'] ?? '') ||
    site === 'cross-site' ||
    (site === 'same-site' && !headers.origin) ||
    (site === undefined && hasForeignReferer(headers)) ||
    prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''));
  if (isForeign) throw new HttpError(403, 'This can only be asked for by the shop itself.');
};
