import type { Role } from '@second-gear/contract';
import { idTokenHeader } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type { Subject } from '../accessTokens.ts';
import { HttpError } from './httpError.ts';
import type { HttpRequest } from './httpMessages.ts';
import type { Route } from './routes.ts';

/** Returns the token of a request's `authorization: bearer …` header. Undefined when there is none. */
export const readBearerToken = ({ headers }: HttpRequest): string | undefined =>
  /^bearer +([\w~+/.=-]+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];

const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/**
 * Returns the record of the signed-in user when the endpoint is protected (`docs/requirements.md` §6). Throws
 * HttpError: 401 when the request has no valid token or the token's user is deleted, 403 when the endpoint requires
 * another role.
 */
export const authorize = (db: Db, { endpoint }: Route, subject: Subject | null): StoredUser | undefined => {
  if (!endpoint.bearer) return undefined;
  const user = subject && db.users.find(({ _id, email }) => _id === subject.userId && email === subject.email);
  if (!user) throw new HttpError(401, 'You must be signed in to do this.');
  if (endpoint.allowed && user.role !== endpoint.allowed)
    throw new HttpError(403, `Only ${withArticle(endpoint.allowed)} can do this.`);
  return user;
};

/** Returns the ID token of a request. Undefined when there is none. */
export const readIdTokenHeader = ({ headers }: HttpRequest): string | undefined =>
  headers[idTokenHeader]?.trim() || undefined;

/**
 * Throws HttpError (401) when the endpoint requires an ID token and the request's token is missing, forged or expired.
 */
export const checkIdToken = ({ endpoint }: Route, verifiedEmail: string | null | undefined): void => {
  if (endpoint.idToken && verifiedEmail === null) throw new HttpError(401, 'You must be signed in to do this.');
};

/**
 * The headers with which browsers mark a prefetch. `sec-purpose` is the standard one; the others are from older
 * browsers.
 */
const prefetchHeaders = ['purpose', 'x-purpose', 'x-moz', 'sec-purpose'] as const;

/**
 * Whether the page in `Referer` has a foreign origin: neither the server's own origin (in `Host`), nor the origin in
 * `Origin`, which the server has checked. False without a `Referer`; true for a `Referer` that cannot be parsed.
 */
const hasForeignReferer = ({ referer, origin, host }: HttpRequest['headers']): boolean => {
  if (!referer) return false;
  if (!host || !URL.canParse(referer)) return true;
  const page = new URL(referer);
  // Builds the server's origin with the protocol of the page, so that the default port is omitted from both origins.
  const own = `${page.protocol}//${host}`;
  const isOwn = URL.canParse(own) && new URL(own).host === page.host;
  return page.host === '' || !(isOwn || page.origin === origin);
};

/**
 * Throws HttpError (403) when a GET that writes comes from an image, a link, a prefetch or a page of another site,
 * because none of these may trigger a write. Browsers describe the source of a request in `Sec-Fetch-*` headers, which
 * no page can forge. A page of another origin on the same site (another port, a subdomain) may send the request with
 * CORS. The browser then sends `Origin`, which the HTTP server checks. Older browsers do not send `Sec-Fetch-*`, and no
 * browser sends these headers over HTTP to another machine. Without them, the URL of the page in `Referer` decides.
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
  if (isForeign) throw new HttpError(403, 'Only the app itself can send this request.');
};
