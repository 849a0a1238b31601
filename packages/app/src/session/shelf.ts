/**
 * Text kept in the browser's local storage, or for the tab's life only where storage is refused (cookies blocked,
 * quota full): the shop goes on working, it just forgets sooner.
 */
export type Shelf = {
  get(): string | null;
  set(value: string): void;
  clear(): void;
};

export const createShelf = (key: string, storage: () => Storage = () => window.localStorage): Shelf => {
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
  };
};

/** Spec §3: the access token is kept in local browser storage under this name. */
export const tokenShelf = () => createShelf('accessToken');

/** A sign-up that the identity provider knows of and the shop's server perhaps not yet. */
export const newcomerShelf = () => createShelf('secondGear.newcomer');
