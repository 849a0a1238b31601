import * as v from 'valibot';
import type { BrowserStorageItem } from '#core/storage/storageItem.ts';
import type { TokenStorage } from '../machine/tokenStorage.ts';
import type { AuthUser } from './authProvider.ts';

/**
 * The storage of the user that the auth provider reported last. The next page can show this user before the provider
 * has loaded.
 */
export type LastUserStorage = {
  /**
   * Returns null if no user was signed in. Returns undefined if only the auth provider knows whether a user is signed
   * in.
   */
  read(): AuthUser | null | undefined;
  write(user: AuthUser | null): void;
  /** Whether a `storage` event says that another tab has changed the stored user. */
  matchesStorageEvent(event: Event): boolean;
};

const StoredUser = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string(), name: v.string() });

/**
 * Creates the storage of the last user. `read` does not return a stored user whose access token is not stored, because
 * only the auth provider can sign that user in again.
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
      // The text is from an older version of the app, or another program has written it. So there was a user, but it is
      // unknown which one.
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
