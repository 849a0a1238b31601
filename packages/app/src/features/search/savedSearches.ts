import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredList, type StoredList } from '#core/storage/storedList.ts';
import { savedSearchesKey } from '#core/storage/userKeys.ts';

/**
 * A saved search as it is stored. `params` is the query of its URL, such as 'q=yamaha&price=-150000'. Times are in ms
 * since 1970.
 */
const StoredSearch = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  params: v.string(),
  seenAt: v.number(),
});
export type StoredSearch = v.InferOutput<typeof StoredSearch>;

/** The maximum number of searches that a user can save. */
export const maxSavedSearches = 20;

/** A random id. `crypto.randomUUID` would exist only on pages with HTTPS. */
export const createSearchId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** The searches that the users of this device have saved. Each user has an item of local storage. */
export type SavedSearches = {
  /** Returns the searches of a user, the newest first. Returns the same array while nothing has changed. */
  read(uid: string): readonly StoredSearch[];
  /** Stores the searches. Returns false, and changes nothing, if the browser does not store them. */
  write(uid: string, searches: readonly StoredSearch[]): boolean;
  /**
   * Stores a search as the newest one. It replaces a search of the same query, so that a second press changes nothing.
   * Returns false if the user has the maximum number of searches, or if the browser does not store the search.
   */
  add(uid: string, search: StoredSearch): boolean;
  /** Calls the listener when the searches have changed, in this tab or in another one. */
  subscribe(listener: () => void): () => void;
};

type Options = {
  item?: (key: string) => ConfirmingItem;
  /** The source of `storage` events, which report changes of other tabs. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

export const createSavedSearches = ({ item = createStorageItem, events = window }: Options = {}): SavedSearches => {
  const lists = new Map<string, StoredList<StoredSearch>>();
  const listOf = (uid: string): StoredList<StoredSearch> => {
    const known =
      lists.get(uid) ??
      createStoredList({ item: item(savedSearchesKey(uid)), entry: StoredSearch, record: { uid, name: 'searches' } });
    lists.set(uid, known);
    return known;
  };
  const listeners = new Set<() => void>();
  const read = (uid: string) => listOf(uid).read();
  const write = (uid: string, searches: readonly StoredSearch[]): boolean => {
    const isStored = listOf(uid).store(searches);
    for (const listener of listeners) listener();
    return isStored;
  };
  return {
    read,
    write,
    add: (uid, search) => {
      const others = read(uid).filter(({ params }) => params !== search.params);
      return others.length < maxSavedSearches && write(uid, [search, ...others]);
    },
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
