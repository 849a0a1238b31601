import { createStorageItem } from '#core/storage/storageItem.ts';
import { ownerKey, tokenKey } from '#core/storage/tokenKeys.ts';

/**
 * Stores the access token together with the id of its owner. `read` returns a token only for the user to whom the
 * server has issued it, even if another tab has changed the storage meanwhile.
 */
export type TokenStorage = {
  /** Returns this user's token. Null if no valid token is stored, or if the stored token belongs to another user. */
  read(uid: string): string | null;
  write(uid: string, token: string): void;
  /**
   * Called when a user signs in. Removes the token of any other user. This user's own token stays stored until there is
   * a new one.
   */
  claimFor(uid: string): void;
  /** Called when this tab starts to use the stored token, which another tab may have written. */
  adopt(): void;
  /** Removes the token, unless another user has signed in in another tab since this tab has written or adopted it. */
  clear(): void;
  /** Removes the token only if the stored token is still the one that this tab has written or adopted. */
  clearUnlessNewer(): void;
  /** The id of the user whose token is stored; null if there is none. */
  ownerId(): string | null;
  /** True if the browser refused to store the token: the token is lost when the tab is closed. */
  isMemoryOnly(): boolean;
  /**
   * Whether a `storage` event says that another tab has written or removed the token. Null if the event is about
   * another key.
   */
  classifyStorageEvent(event: Event): 'written' | 'removed' | null;
};

/**
 * A valid token contains only characters that a header may have. It is at most 8 KiB long, the limit for headers of
 * most servers.
 */
export const isValidToken = (text: string): boolean => /^[\x21-\x7e]{1,8192}$/.test(text);

export const createTokenStorage = (storage?: () => Storage): TokenStorage => {
  const token = createStorageItem(tokenKey, storage);
  const owner = createStorageItem(ownerKey, storage);

  const remove = () => {
    // The owner is always written or removed before the token. So if another tab finds neither a token nor an owner,
    // that tab knows that the user has logged out.
    owner.clear();
    token.clear();
  };

  // A token without an owner is from an older version, or from another app on this origin.
  const storedToken = token.get();
  if (storedToken !== null && (!isValidToken(storedToken) || !owner.get())) remove();

  /**
   * `own`: the token that this tab has written or adopted, and the owner of that token. `nothing`: there is no such
   * token.
   */
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
      // The event's key is null if the other tab has cleared the whole storage.
      if (key !== null && key !== tokenKey && key !== ownerKey) return null;
      return newValue === null ? 'removed' : 'written';
    },
  };
};
