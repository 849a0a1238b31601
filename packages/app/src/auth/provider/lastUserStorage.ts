import * as v from 'valibot';
import type { BrowserStorageItem } from '../../storage/storageItem.ts';
import type { TokenStorage } from '../session/tokenStorage.ts';
import type { AuthUser } from './authProvider.ts';

/**
 * The user that the auth provider reported last. Stored so that the next page need not wait until the provider has
 * loaded.
 */
export type LastUserStorage = {
  /** Returns null if no user was signed in, and undefined if only the auth provider can tell. */
  read(): AuthUser | null | undefined;
  write(user: AuthUser | null): void;
  /** Whether a `storage` event says that another tab has changed this item. */
  matchesStorageEvent(event: Event): boolean;
};

const StoredUser = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string(), name: v.string() });

/**
 * A stored user without an access token is not returned, because only the auth provider can sign that user in again.
 */
export const createLastUserStorage = (
  item: BrowserStorageItem,
  tokens: Pick<TokenStorage, 'read'>,
): LastUserStorage => ({
  read: () => {
    const text = item.get();
    if (text === null) return null;
    try {
      const user = v.parse(StoredUser, JSON.parse(text));
      return tokens.read(user.uid) === null ? undefined : user;
    } catch {
      // The text is from an older version, or was not written by this app. Then it is only known that there was a user.
      return undefined;
    }
  },
  write: (user) => {
    if (!user) return item.clear();
    const { uid, email, name } = user;
    item.set(JSON.stringify({ uid, email, name }));
  },
  matchesStorageEvent: item.matchesStorageEvent,
});
