import { lastUserKey } from './tokenKeys.ts';

/**
 * One text in local storage. If the browser refuses to store it (cookies blocked, quota exceeded), it is held in memory,
 * so that the app works until the tab is closed.
 */
export type StorageItem = {
  get(): string | null;
  set(value: string): void;
  clear(): void;
};

/** A storage item that also knows whether its value outlives the tab, and which `storage` events concern it. */
export type BrowserStorageItem = StorageItem & {
  /** True if the browser refused to store the last value: it is lost with the tab. */
  isMemoryOnly(): boolean;
  /** Whether a `storage` event says that another tab changed this item. */
  matchesStorageEvent(event: Event): boolean;
};

export const createStorageItem = (
  key: string,
  storage: () => Storage = () => window.localStorage,
): BrowserStorageItem => {
  /** Only a value that storage refused. A stored value is not copied here, because another tab may clear it. */
  let memoryValue: string | null = null;
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
      try {
        storage().setItem(key, value);
        memoryValue = null;
      } catch {
        memoryValue = value;
      }
    },
    clear: () => {
      memoryValue = null;
      try {
        storage().removeItem(key);
      } catch {
        // Storage is blocked, so it cannot hold this item.
      }
    },
    isMemoryOnly: () => memoryValue !== null,
    matchesStorageEvent: (event) => (event as Partial<StorageEvent>).key === key,
  };
};

/** Sign-ups that are not registered at the server yet. */
export const pendingSignUpsItem = () => createStorageItem('secondGear.newcomers');

/** The user that the auth provider reported last. */
export const lastUserItem = () => createStorageItem(lastUserKey);

/** The id of the user who was signed out last. */
export const lastSignedOutItem = () => createStorageItem('secondGear.loggedOut');
