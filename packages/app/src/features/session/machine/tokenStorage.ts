import { createStorageItem } from '#core/storage/storageItem.ts';
import { ownerKey, tokenKey } from '#core/storage/storageKeys.ts';

/**
 * A token is returned only to the user to whom the server has issued it, even if another tab has changed the storage.
 */
export type TokenStorage = {
  /** Null if no valid token is stored, or if it belongs to another user. */
  read(uid: string): string | null;
  write(uid: string, token: string): void;
  /** Called at a sign-in: removes the token of any other user. This user's own token stays until there is a new one. */
  claimFor(uid: string): void;
  /** This tab starts to use the stored token, which another tab may have written. */
  adopt(): void;
  /** Unless another user has signed in in another tab since this tab has written or adopted the token. */
  clear(): void;
  /** Only if the stored token is still the one that this tab has written or adopted. */
  clearUnlessNewer(): void;
  ownerId(): string | null;
  /** The browser refused to store the token, which is lost when the tab is closed. */
  isMemoryOnly(): boolean;
  /** By another tab. Null if the event is about another key. */
  classifyStorageEvent(event: Event): 'written' | 'removed' | null;
};

/** Only characters that a header may have, and at most 8 KiB, the limit of most servers. */
export const isValidToken = (text: string): boolean => /^[\x21-\x7e]{1,8192}$/.test(text);

export const createTokenStorage = (storage?: () => Storage): TokenStorage => {
  const token = createStorageItem(tokenKey, storage);
  const owner = createStorageItem(ownerKey, storage);

  const remove = () => {
    // Always before the token: a tab that finds neither of them knows that the user has logged out.
    owner.clear();
    token.clear();
  };

  // From an older version, or from another app on this origin.
  const storedToken = token.get();
  if (storedToken !== null && (!isValidToken(storedToken) || !owner.get())) remove();

  /** `own` is what this tab has written or adopted. */
  const nothing = { owner: null, token: null };
  const readBoth = (): { owner: string | null; token: string | null } => ({ owner: owner.get(), token: token.get() });
  let own = readBoth();
  const adopt = () => {
    own = readBoth();
  };
  const clear = () => {
    if (owner.get() === own.owner) remove();
    own = nothing;
  };

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
      adopt();
    },
    claimFor: (uid) => {
      if (owner.get() !== uid) {
        owner.set(uid);
        token.clear();
      }
      adopt();
    },
    adopt,
    clear,
    clearUnlessNewer: () => {
      if (token.get() === own.token) clear();
    },
    ownerId: owner.get,
    isMemoryOnly: () => token.isMemoryOnly() || owner.isMemoryOnly(),
    classifyStorageEvent: (event) => {
      const { key, newValue } = event as Partial<StorageEvent>;
      // The other tab has cleared the whole storage.
      if (key !== null && key !== tokenKey && key !== ownerKey) return null;
      return newValue === null ? 'removed' : 'written';
    },
  };
};
