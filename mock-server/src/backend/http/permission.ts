import type { Role } from '@second-gear/contract';
import { idTokenHeader } from '@second-gear/contract';
import type { Db, StoredUser } from '@second-gear/fixtures/db';
import type { Subject } from '../accessTokens.ts';
import { Refused } from './httpError.ts';
import type { PlainRequest } from './httpMessages.ts';
import type { Route } from './routes.ts';

/** The token of an `authorization: bearer …` header; undefined when there is none. */
export const bearerOf = ({ headers }: PlainRequest): string | undefined =>
  /^bearer +([\w~+/.=-]+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];

const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/**
 * The record of whoever asks, where the row wants to know (spec §6).
 * Throws Refused: 401 without a good token or when its user is gone, 403 when the user has another role.
 */
export const readerOf = (db: Db, { row }: Route, subject: Subject | null): StoredUser | undefined => {
  if (!row.bearer) return undefined;
  const reader = subject && db.users.find(({ _id, email }) => _id === subject.userId && email === subject.email);
  if (!reader) throw new Refused(401, 'You must be signed in to do this.');
  if (row.allowed && reader.role !== row.allowed)
    throw new Refused(403, `Only ${withArticle(row.allowed)} can do this.`);
  return reader;
};

/** The ID token that is sent along; undefined when there is none. */
export const idTokenOf = ({ headers }: PlainRequest): string | undefined => headers[idTokenHeader]?.trim() || undefined;

/** Throws Refused (401) where an ID token is asked for and proves nothing: it is missing, forged or too old. */
export const checkProof = ({ row }: Route, provenEmail: string | null | undefined): void => {
  if (row.idToken && provenEmail === null) throw new Refused(401, 'You must be signed in to do this.');
};

/** Where browsers say that they fetch something ahead of time; the first three are names from before the standard. */
const aheadOfTime = ['purpose', 'x-purpose', 'x-moz', 'sec-purpose'] as const;

/**
 * Whether `Referer` names a page of another origin than the server's own (`Host`) and the one in `Origin`, which the server
 * has checked. False without a `Referer`; true for one that cannot be read.
 */
const isReferredFromElsewhere = ({ referer, origin, host }: PlainRequest['headers']): boolean => {
  if (!referer) return false;
  if (!host || !URL.canParse(referer)) return true;
  const page = new URL(referer);
  // With the page's protocol, so that a port that is usual there is left out of both.
  const own = `${page.protocol}//${host}`;
  const isOwn = URL.canParse(own) && new URL(own).host === page.host;
  return page.host === '' || !(isOwn || page.origin === origin);
};

/**
 * Some GETs write. A browser must not do them by loading an image, following a link, fetching ahead, or for another site;
 * it says so itself, in headers that no page can forge. Another origin of this very site (another port, a subdomain) may
 * ask with CORS, and the browser then names it: whether it may is for the door to say. Older browsers do not say it, nor does
 * any to a server without https on another machine: then the page in `Referer` counts. Throws Refused (403).
 */
export const checkErrand = ({ row }: Route, { headers }: PlainRequest): void => {
  if (row.method !== 'GET' || !row.writes) return;
  const site = headers['sec-fetch-site'];
  const isElsewhere =
    !['', 'empty'].includes(headers['sec-fetch-dest'] ?? '') ||
    ['navigate', 'no-cors'].includes(headers['sec-fetch-mode'] ?? '') ||
    site === 'cross-site' ||
    (site === 'same-site' && !headers.origin) ||
    (site === undefined && isReferredFromElsewhere(headers)) ||
    aheadOfTime.some((name) => /prefetch|prerender|preview/i.test(headers[name] ?? ''));
  if (isElsewhere) throw new Refused(403, 'This can only be asked for by the shop itself.');
};
