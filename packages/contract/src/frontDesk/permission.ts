import type { Db, StoredUser } from '../db.ts';
import type { Subject } from '../tokens.ts';
import { Refused } from './refused.ts';
import type { PlainRequest } from './request.ts';
import type { Route } from './routes.ts';

/** The token of an `authorization: bearer …` header; undefined when there is none. */
export const bearerOf = ({ headers }: PlainRequest): string | undefined =>
  /^bearer +([\w~+/.=-]+)$/i.exec(headers.authorization?.trim() ?? '')?.[1];

/**
 * The record of whoever asks, where the row wants to know (spec §6).
 * Throws Refused: 401 without a good token or when its user is gone, 403 when the user has another role.
 */
export const readerOf = (db: Db, { row }: Route, subject: Subject | null): StoredUser | undefined => {
  if (!row.bearer) return undefined;
  const reader = subject && db.users.find(({ _id, email }) => _id === subject.userId && email === subject.email);
  if (!reader) throw new Refused(401, 'You must be signed in to do this.');
  if (row.allowed && reader.role !== row.allowed) throw new Refused(403, `Only a ${row.allowed} can do this.`);
  return reader;
};

/**
 * Some GETs write. A browser must not do them by loading an image, following a link, fetching ahead, or for another site;
 * it says so itself, in headers that no page can forge. Throws Refused (403).
 */
export const checkErrand = ({ row }: Route, { headers }: PlainRequest): void => {
  if (row.method !== 'GET' || !row.writes) return;
  const isElsewhere =
    !['', 'empty'].includes(headers['sec-fetch-dest'] ?? '') ||
    headers['sec-fetch-mode'] === 'navigate' ||
    headers['sec-fetch-site'] === 'cross-site' ||
    [headers.purpose, headers['sec-purpose']].some((purpose) => purpose?.includes('prefetch'));
  if (isElsewhere) throw new Refused(403, 'This can only be asked for by the shop itself.');
};
