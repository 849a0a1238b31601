import { lastUserKey } from './storageKeys.ts';

/** If the browser refuses (cookies blocked, quota exceeded), the text is in memory until the tab is closed. */
export type StorageItem = {
  get(): string | null;
  set(value: string): void;
  clear(): void;
};

export type ConfirmingItem = StorageItem & {
  /** If the browser refuses, returns false and keeps the text that is stored. */
  store(value: string): boolean;
  /** Stores a copy under another key before an unreadable text is replaced. Returns false if the browser refuses. */
  setAside(): boolean;
  hold(value: string): void;
  /** Returns false if the browser refuses to remove the text. */
  clear(): boolean;
};

export type BrowserStorageItem = ConfirmingItem & {
  /** The value is then lost when the tab is closed. */
  isMemoryOnly(): boolean;
  /** The browser sends a `storage` event when another tab has changed an item. */
  matchesStorageEvent(event: Event): boolean;
};

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const localStorageOf = (): ItemStorage => window.localStorage;

/** By storage and key, so that a value is not lost when a part of the app creates the item again. */
const memoryValues = new WeakMap<() => ItemStorage, Map<string, string>>();
const memoryOf = (storage: () => ItemStorage): Map<string, string> => {
  const known = memoryValues.get(storage) ?? new Map<string, string>();
  memoryValues.set(storage, known);
  return known;
};

const asidePrefix = 'secondGear.unread.';

/** The item whose unreadable text is stored under this key; null for any other key. */
export const keySetAside = (key: string): string | null =>
  key.startsWith(asidePrefix) ? key.slice(key.indexOf('.', asidePrefix.length) + 1) : null;

export const createStorageItem = (key: string, storage: () => ItemStorage = localStorageOf): BrowserStorageItem => {
  // Not in memory too, because another tab may change it.
  const memory = memoryOf(storage);
  const store = (value: string): boolean => {
    try {
      storage().setItem(key, value);
      memory.delete(key);
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: () => {
      const held = memory.get(key);
      if (held !== undefined) return held;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (value) => {
      if (!store(value)) memory.set(key, value);
    },
    store,
    hold: (value) => void memory.set(key, value),
    setAside: () => {
      try {
        const text = storage().getItem(key);
        let number = 1;
        const copy = () => `${asidePrefix}${number}.${key}`;
        while (![null, text].includes(storage().getItem(copy()))) number += 1;
        if (text !== null) storage().setItem(copy(), text);
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      memory.delete(key);
      try {
        storage().removeItem(key);
        return true;
      } catch {
        // The browser blocks storage.
        return false;
      }
    },
    isMemoryOnly: () => memory.has(key),
    matchesStorageEvent: (event) => (event as Partial<StorageEvent>).key === key,
  };
};

export const pendingSignUpsItem = () => createStorageItem('secondGear.pendingSignUps');

export const lastUserItem = () => createStorageItem(lastUserKey);

export const lastSignedOutItem = () => createStorageItem('secondGear.loggedOut');
