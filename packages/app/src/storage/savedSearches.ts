import * as v from 'valibot';
import { createStorageItem, type StorageItem } from './storageItem.ts';

/**
 * A saved search as it is stored. `params` is the query of its URL, such as 'q=yamaha&price=-150000'. Times are in ms
 * since 1970.
 */
const StoredSearch = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: v.pipe(v.string(), v.maxLength(100)),
  params: v.pipe(v.string(), v.maxLength(2_000)),
  seenAt: v.number(),
});
export type StoredSearch = v.InferOutput<typeof StoredSearch>;

/** The maximum number of saved searches of a user. */
export const maxSavedSearches = 20;

const Stored = v.strictObject({
  version: v.literal(1),
  uid: v.string(),
  searches: v.pipe(v.array(StoredSearch), v.maxLength(maxSavedSearches)),
});

/** The searches that the users of this device have saved. Each user has an item of local storage. */
export type SavedSearches = {
  /** Returns the searches of a user, the newest first. Returns the same array while nothing has changed. */
  read(uid: string): readonly StoredSearch[];
  write(uid: string, searches: readonly StoredSearch[]): void;
  /** Stores a search as the newest one. It replaces a search of the same query, so that a second press changes nothing. */
  add(uid: string, search: StoredSearch): void;
  /** Calls the listener when the searches have changed, in this tab or in another one. */
  subscribe(listener: () => void): () => void;
};

type Options = {
  item?: (key: string) => StorageItem;
  /** The source of `storage` events, which report changes of other tabs. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

const none: readonly StoredSearch[] = [];

const parse = (uid: string, text: string | null): readonly StoredSearch[] => {
  if (text === null) return none;
  try {
    const stored = v.parse(Stored, JSON.parse(text));
    return stored.uid === uid ? stored.searches : none;
  } catch {
    // The stored text has another format, such as the format of another version of the app. It is ignored.
    return none;
  }
};

export const createSavedSearches = ({ item = createStorageItem, events = window }: Options = {}): SavedSearches => {
  const items = new Map<string, StorageItem>();
  const itemOf = (uid: string): StorageItem => {
    const known = items.get(uid) ?? item(`secondGear.savedSearches.${uid}`);
    items.set(uid, known);
    return known;
  };
  const listeners = new Set<() => void>();
  let last: { uid: string; text: string | null; searches: readonly StoredSearch[] } | null = null;
  const read = (uid: string): readonly StoredSearch[] => {
    const text = itemOf(uid).get();
    if (last?.uid !== uid || last.text !== text) last = { uid, text, searches: parse(uid, text) };
    return last.searches;
  };
  const write = (uid: string, searches: readonly StoredSearch[]): void => {
    itemOf(uid).set(JSON.stringify({ version: 1, uid, searches: searches.slice(0, maxSavedSearches) }));
    for (const listener of listeners) listener();
  };
  return {
    read,
    write,
    add: (uid, search) => write(uid, [search, ...read(uid).filter(({ params }) => params !== search.params)]),
    subscribe: (listener) => {
      listeners.add(listener);
      events.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        events.removeEventListener('storage', listener);
      };
    },
  };
};
