import { atom } from 'jotai';
import * as v from 'valibot';
import { savedSearchesKey } from '#core/storage/storageKeys.ts';
import { userStoredAtom } from '#core/storage/storedAtom.ts';
import { listOf } from '#core/storage/storedValue.ts';

/** `params` is the query of the URL, such as 'q=yamaha&price=-150000'. Times are in ms since 1970. */
const StoredSearch = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  params: v.string(),
  seenAt: v.number(),
});
export type StoredSearch = v.InferOutput<typeof StoredSearch>;

/** The newest first. */
type SavedSearches = { version: 1; searches: readonly StoredSearch[] };

export const savedSearchesAtom = userStoredAtom<SavedSearches>({
  key: savedSearchesKey,
  schema: v.looseObject({ version: v.literal(1), searches: listOf(StoredSearch) }),
  fallback: { version: 1, searches: [] },
});

export const maxSavedSearches = 20;

/** `crypto.randomUUID` exists only on pages with HTTPS. */
export const createSearchId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Replaces a search of the same query. False for the maximum number, or if the browser does not store it. */
export const addSearchAtom = atom(null, (get, set, search: StoredSearch): boolean => {
  const others = (searches: readonly StoredSearch[]) => searches.filter(({ params }) => params !== search.params);
  if (others(get(savedSearchesAtom).searches).length >= maxSavedSearches) return false;
  return set(savedSearchesAtom, (now) => ({ ...now, searches: [search, ...others(now.searches)] }));
});
