import { createStorageItem } from '../../storage/storageItem.ts';
import { ownerKey, tokenKey } from '../../storage/tokenKeys.ts';

/**
 * Stores the access token together with the id of its owner. A token is only given to the user it was issued for, even if
 * another tab has changed the storage meanwhile.
 */
export type TokenStorage = {
  /** This user's token. Null if there is none, if it belongs to another user, or if it is not a valid token. */
  read(uid: string): string | null;
  write(uid: string, token: string): void;
  /** Called when a user signs in: removes another user's token. The user's own token stays until there is a new one. */
  claimFor(uid: string): void;
  clear(): void;
  /** The id of the user whose token is stored; null if there is none. */
  ownerId(): string | null;
  /** True if the browser refused to store the token: it is lost with the tab. */
  isMemoryOnly(): boolean;
  /** Whether a `storage` event says that another tab wrote or removed the token; null: neither. */
  classifyStorageEvent(event: Event): 'written' | 'removed' | null;
};

/** Valid in a header, and not longer than servers accept (8 KiB). */
export const isValidToken = (text: string): boolean => /^[\x21-\x7e]{1,8192}$/.test(text);

export const createTokenStorage = (storage?: () => Storage): TokenStorage => {
  const token = createStorageItem(tokenKey, storage);
  const owner = createStorageItem(ownerKey, storage);

  const clear = () => {
    // The owner first: another tab that sees the token removed while there is no owner knows that it was a logout.
    owner.clear();
    token.clear();
  };

  // A token without an owner is from an older version, or from another app on this origin.
  const storedToken = token.get();
  if (storedToken !== null && (!isValidToken(storedToken) || !owner.get())) clear();

  return {
    read: (uid) => {
      const stored = token.get();
      if (stored === null || owner.get() !== uid) return null;
      if (isValidToken(stored)) return stored;
      token.clear();
      return null;
    },
    write: (uid, fresh) => {
      owner.set(uid);
      token.set(fresh);
    },
    claimFor: (uid) => {
      if (owner.get() === uid) return;
      owner.set(uid);
      token.clear();
    },
    clear,
    ownerId: owner.get,
    isMemoryOnly: () => token.isMemoryOnly() || owner.isMemoryOnly(),
    classifyStorageEvent: (event) => {
      const { key, newValue } = event as Partial<StorageEvent>;
      // A null key: the other tab cleared the whole storage.
      if (key !== null && key !== tokenKey && key !== ownerKey) return null;
      return newValue === null ? 'removed' : 'written';
    },
  };
};
