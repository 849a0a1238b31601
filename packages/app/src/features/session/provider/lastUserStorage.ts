import * as v from 'valibot';
import type { BrowserStorageItem } from '#core/storage/storageItem.ts';
import { parseJson } from '#core/storage/storedValue.ts';
import type { TokenStorage } from '../machine/tokenStorage.ts';
import type { AuthUser } from './authProvider.ts';

/** The next page can show this user before the auth provider has loaded. */
export type LastUserStorage = {
  /** Null: no user was signed in. Undefined: only the auth provider knows it. */
  read(): AuthUser | null | undefined;
  write(user: AuthUser | null): void;
  /** Whether another tab has changed the stored user. */
  matchesStorageEvent(event: Event): boolean;
};

const StoredUser = v.object({ uid: v.pipe(v.string(), v.nonEmpty()), email: v.string(), name: v.string() });

/** A user whose access token is not stored is not returned, because only the auth provider can sign that user in. */
export const createLastUserStorage = (
  item: BrowserStorageItem,
  tokens: Pick<TokenStorage, 'read'>,
): LastUserStorage => ({
  read: () => {
    const text = item.get();
    if (text === null) return null;
    const user = v.safeParse(StoredUser, parseJson(text));
    // A text from an older version of the app, or from another program, does not say which user there was.
    return user.success && tokens.read(user.output.uid) !== null ? user.output : undefined;
  },
  write: (user) => {
    if (!user) return item.clear();
    const { uid, email, name } = user;
    item.set(JSON.stringify({ uid, email, name }));
  },
  matchesStorageEvent: item.matchesStorageEvent,
});
