import { somebodyKey } from '../auth/session/tokenKeys.ts';

/**
 * Text kept in the browser's local storage, or for the tab's life only where storage is refused (cookies blocked,
 * quota full): the shop goes on working, it just forgets sooner.
 */
export type Shelf = {
  get(): string | null;
  set(value: string): void;
  clear(): void;
};

/** A shelf that knows whether what is on it outlives the tab, and of what other tabs do to it. */
export type OwnShelf = Shelf & {
  /** True where storage refused what was last put here. */
  isOnlyHere(): boolean;
  /** Whether a `storage` event tells of something that another tab has done to what is here. */
  isKeptIn(event: Event): boolean;
};

export const createShelf = (key: string, storage: () => Storage = () => window.localStorage): OwnShelf => {
  /** Only what storage refused: what it took, another tab may clear, and then it is gone here too. */
  let refused: string | null = null;
  return {
    get: () => {
      if (refused !== null) return refused;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (value) => {
      try {
        storage().setItem(key, value);
        refused = null;
      } catch {
        refused = value;
      }
    },
    clear: () => {
      refused = null;
      try {
        storage().removeItem(key);
      } catch {
        // It may not be touched, so there is nothing of ours in it.
      }
    },
    isOnlyHere: () => refused !== null,
    isKeptIn: (event) => (event as Partial<StorageEvent>).key === key,
  };
};

/** Where unfinished sign-ups are kept. */
export const newcomerShelf = () => createShelf('secondGear.newcomers');

/** Where it is written down whom the identity provider had when it was asked last. */
export const somebodyShelf = () => createShelf(somebodyKey);

/** Where it is written down who was signed out last. */
export const loggedOutShelf = () => createShelf('secondGear.loggedOut');
