import { atom, createStore } from 'jotai';
import { vi } from 'vitest';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { userIdSourceAtom } from '#core/userScope.ts';

/**
 * A browser's local storage for tests. `room` is the number of characters that one text may have: with 0, the storage
 * refuses every text.
 */
export const createTestStorage = () => {
  const stored = new Map<string, string>();
  const limits = { room: Number.POSITIVE_INFINITY, isBlocked: false };
  const storage = () => {
    if (limits.isBlocked) throw new DOMException('blocked', 'SecurityError');
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (value.length > limits.room) throw new DOMException('refused', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key: string) => void stored.delete(key),
      key: (index: number) => [...stored.keys()][index] ?? null,
      get length() {
        return stored.size;
      },
    } as Storage;
  };
  return { stored, limits, storage, item: (key: string) => createStorageItem(key, storage) };
};

let users = 0;

/**
 * A browser for tests, which replaces global variables until `vi.unstubAllGlobals` is called. `openTab` creates the store
 * of a tab in which a new user is signed in.
 */
export const openTestBrowser = () => {
  const { stored, limits, storage } = createTestStorage();
  const events = new EventTarget();
  vi.stubGlobal('window', {
    get localStorage() {
      return storage();
    },
  });
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  users += 1;
  const uid = `user${users}`;
  const openTab = () => {
    const store = createStore();
    const ownUserIdAtom = atom<string | null>(uid);
    store.set(userIdSourceAtom, ownUserIdAtom);
    return { ...store, signIn: (next: string | null) => store.set(ownUserIdAtom, next) };
  };
  return {
    stored,
    limits,
    uid,
    openTab,
    /** Stores a text, as another tab does. */
    storeInOtherTab: (key: string, text: string) => {
      stored.set(key, text);
      events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    /** Removes all texts, as another tab does. */
    clearInOtherTab: () => {
      stored.clear();
      events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    },
  };
};
