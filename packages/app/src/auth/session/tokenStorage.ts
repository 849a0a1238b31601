import { createShelf } from '../../storage/storageItem.ts';
import { ownerKey, tokenKey } from './tokenKeys.ts';

/**
 * Keeps the access token, and beside it whose it is: a token is only ever given to the person it was made for, whatever
 * other tabs have done meanwhile.
 */
export type TokenKeeper = {
  /** This person's token. Null: there is none, or it is somebody else's, or it is nothing that a server gives. */
  read(uid: string): string | null;
  write(uid: string, token: string): void;
  /** Somebody is coming in: nobody else's token is kept any longer. A token of their own stays until a new one is there. */
  makeRoomFor(uid: string): void;
  clear(): void;
  /** Whose token is kept; null: nobody's. */
  owner(): string | null;
  /** True where the browser's storage refused: the token lives as long as this tab. */
  isOnlyHere(): boolean;
  /** What another tab did to what is kept here, as a `storage` event tells it; null: nothing. */
  changeIn(event: Event): 'written' | 'removed' | null;
};

/** What can go into a header, and is no longer than servers take (8 KiB). */
export const isToken = (text: string): boolean => /^[\x21-\x7e]{1,8192}$/.test(text);

export const createTokenKeeper = (storage?: () => Storage): TokenKeeper => {
  const token = createShelf(tokenKey, storage);
  const owner = createShelf(ownerKey, storage);

  const clear = () => {
    // In this order: whoever sees the token go, and nobody else coming, knows it for a logout.
    owner.clear();
    token.clear();
  };

  // Of an older version, or of another shop on this address: nobody knows whose it is.
  const left = token.get();
  if (left !== null && (!isToken(left) || !owner.get())) clear();

  return {
    read: (uid) => {
      const kept = token.get();
      if (kept === null || owner.get() !== uid) return null;
      if (isToken(kept)) return kept;
      token.clear();
      return null;
    },
    write: (uid, fresh) => {
      owner.set(uid);
      token.set(fresh);
    },
    makeRoomFor: (uid) => {
      if (owner.get() === uid) return;
      owner.set(uid);
      token.clear();
    },
    clear,
    owner: owner.get,
    isOnlyHere: () => token.isOnlyHere() || owner.isOnlyHere(),
    changeIn: (event) => {
      const { key, newValue } = event as Partial<StorageEvent>;
      // null: that tab emptied the whole storage.
      if (key !== null && key !== tokenKey && key !== ownerKey) return null;
      return newValue === null ? 'removed' : 'written';
    },
  };
};
