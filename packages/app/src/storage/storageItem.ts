import { lastUserKey } from './tokenKeys.ts';

/**
 * One text in local storage. If the browser refuses to store it (cookies blocked, quota exceeded), the text is held in
 * memory, so that the app works until the tab is closed.
 */
export type StorageItem = {
  get(): string | null;
  set(value: string): void;
  clear(): void;
};

/**
 * A storage item with three more methods: one that never holds a value in memory, one that says whether the value is
 * only in memory, and one that says whether a `storage` event is about this item.
 */
export type BrowserStorageItem = StorageItem & {
  /** Like `set`, but if the browser refuses to store the text, returns false and keeps the text that is stored. */
  store(value: string): boolean;
  /** True if the browser refused to store the last value. The value is then lost when the tab is closed. */
  isMemoryOnly(): boolean;
  /**
   * Whether a `storage` event is about this item. The browser sends such an event when another tab has changed an item.
   */
  matchesStorageEvent(event: Event): boolean;
};

export const createStorageItem = (
  key: string,
  storage: () => Storage = () => window.localStorage,
): BrowserStorageItem => {
  /**
   * The value that the browser has refused to store, or null. A value that is in local storage is not held in memory
   * too, because another tab may change it.
   */
  let memoryValue: string | null = null;
  const store = (value: string): boolean => {
    try {
      storage().setItem(key, value);
      memoryValue = null;
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: () => {
      if (memoryValue !== null) return memoryValue;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (value) => {
      if (!store(value)) memoryValue = value;
    },
    store,
    clear: () => {
      memoryValue = null;
      try {
        storage().removeItem(key);
      } catch {
        // The browser blocks storage, so the item has no stored value.
      }
    },
    isMemoryOnly: () => memoryValue !== null,
    matchesStorageEvent: (event) => (event as Partial<StorageEvent>).key === key,
  };
};

/** The item with the sign-ups that are not registered at the server yet. */
export const pendingSignUpsItem = () => createStorageItem('secondGear.newcomers');

/** The item with the user that the auth provider reported last. */
export const lastUserItem = () => createStorageItem(lastUserKey);

/** The item for the id of the user who was signed out last. */
export const lastSignedOutItem = () => createStorageItem('secondGear.loggedOut');
