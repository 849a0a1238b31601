import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredList, type StoredList } from '#core/storage/storedList.ts';
import { savedSearchesKey } from '#core/storage/userKeys.ts';

/** `params` is the query of the URL, such as 'q=yamaha&price=-150000'. Times are in ms since 1970. */
const StoredSearch = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  params: v.string(),
  seenAt: v.number(),
});
export type StoredSearch = v.InferOutput<typeof StoredSearch>;

export const maxSavedSearches = 20;

/** `crypto.randomUUID` exists only on pages with HTTPS. */
export const createSearchId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Each user has an item of local storage. */
export type SavedSearches = {
  /** The newest first. The same array while nothing has changed. */
  read(uid: string): readonly StoredSearch[];
  /** Returns false, and changes nothing, if the browser does not store them. */
  write(uid: string, searches: readonly StoredSearch[]): boolean;
  /** Replaces a search of the same query. False for the maximum number, or if the browser does not store it. */
  add(uid: string, search: StoredSearch): boolean;
  subscribe(listener: () => void): () => void;
};

type Options = {
  item?: (key: string) => ConfirmingItem;
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
