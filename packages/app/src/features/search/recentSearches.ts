import * as v from 'valibot';
import { type ConfirmingItem, createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredList } from '#core/storage/storedList.ts';
import { recentSearchesKey } from '#core/storage/userKeys.ts';

/** The list of suggestions has as many lines. */
const maxRecentSearches = 6;

/** On this device, the newest first. Deleted when the session of the user ends. */
type RecentSearches = {
  /** Returns the same array while nothing has changed. */
  read(): readonly string[];
  add(text: string): void;
};

export const createRecentSearches = (
  uid: string,
  item: ConfirmingItem = createStorageItem(recentSearchesKey(uid)),
): RecentSearches => {
  const list = createStoredList({ item, entry: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) });
  return {
    read: list.read,
    add: (text) => list.set([text, ...list.read().filter((one) => one !== text)].slice(0, maxRecentSearches)),
  };
};
