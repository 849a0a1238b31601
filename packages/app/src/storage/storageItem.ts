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

/** A storage item that also tells whether its value survives the tab, and whether a `storage` event concerns it. */
export type BrowserStorageItem = StorageItem & {
  /** True if the browser refused to store the last value. The value is then lost when the tab is closed. */
  isMemoryOnly(): boolean;
  /** Whether a `storage` event says that another tab changed this item. */
  matchesStorageEvent(event: Event): boolean;
};

export const createStorageItem = (
  key: string,
  storage: () => Storage = () => window.localStorage,
): BrowserStorageItem => {
  /**
   * The value that local storage has refused. A stored value is not copied here, because another tab may remove it from
   * storage.
   */
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
        // Storage is blocked, so there is nothing to remove.
      }
    },
    isMemoryOnly: () => memoryValue !== null,
    matchesStorageEvent: (event) => (event as Partial<StorageEvent>).key === key,
  };
};

/** The item for sign-ups that are not registered at the server yet. */
export const pendingSignUpsItem = () => createStorageItem('secondGear.newcomers');

/** The item for the user that the auth provider has reported last. */
export const lastUserItem = () => createStorageItem(lastUserKey);

/** The item for the id of the user who was signed out last. */
export const lastSignedOutItem = () => createStorageItem('secondGear.loggedOut');
