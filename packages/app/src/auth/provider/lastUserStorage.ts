import * as v from 'valibot';
import type { BrowserStorageItem } from '../../storage/storageItem.ts';
import type { TokenStorage } from '../session/tokenStorage.ts';
import type { AuthUser } from './authProvider.ts';

/** The last user that the auth provider reported, stored so that the next page does not wait for the provider. */
export type LastUserStorage = {
  /** Null: no user was signed in. undefined: only the auth provider knows. */
  read(): AuthUser | null | undefined;
  write(user: AuthUser | null): void;
  /** Whether a `storage` event says that another tab changed this item. */
  matchesStorageEvent(event: Event): boolean;
};

const StoredUser = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string(), name: v.string() });

/** A stored user without an access token is not returned: only the auth provider can sign them in again. */
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
      // From an older version, or not written by this app: it only says that there was a user.
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
