import { providedAtom } from '#core/services.ts';
import { createStorageItem, keySetAside } from '#core/storage/storageItem.ts';
import { ownerOf } from '#core/storage/storedList.ts';
import {
  bikeDraftKey,
  bikeListsKey,
  lastContactKey,
  ownListsKey,
  paymentDatesKey,
  recentSearchesKey,
  savedSearchesKey,
} from '#core/storage/userKeys.ts';
import type { BikeLists } from '#features/saved/bikeLists.ts';
import type { Draft } from '#features/selling/formDraft.ts';

const keysOf = [bikeListsKey, savedSearchesKey, recentSearchesKey, lastContactKey, paymentDatesKey];

/**
 * What this device stores for its users, as far as the end of a session deletes it. A payment that is not completed, the
 * verification of a seller that is not completed, and a sign-up that is not registered stay (SECURITY.md).
 */
export type UserData = {
  /**
   * Every end of a session calls this function: a logout in this tab or in another one, a rejected token, a deleted
   * account, and a session that the auth provider does not know any more. For each user except `uid`, deletes the reported
   * bikes, the recent searches, the last phone number and place, the days of payments and the lists for offline use; and everything, if the user has chosen that.
   */
  endSessionsExcept(uid: string | null): void;
  /** Called when the user logs out in this tab: also deletes the draft, which other ends of a session keep. */
  logOut(): void;
  /** Deletes everything that this device stores for the user. */
  deleteAll(uid: string): void;
};

export const userDataAtom = providedAtom<UserData>('user data');

type Options = { bikeLists: Pick<BikeLists, 'onLogout' | 'clear'>; bikeDraft: Pick<Draft<unknown>, 'clear'> };

const storedKeys = (): string[] => {
  try {
    const { localStorage } = window;
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    // The browser blocks storage, so nothing is stored.
    return [];
  }
};

const usersWithData = (): ReadonlySet<string> => {
  const keys = storedKeys().map((key) => keySetAside(key) ?? key);
  const prefixes = keysOf.map((keyOf) => keyOf(''));
  return new Set(
    keys.flatMap((key) => prefixes.filter((one) => key.startsWith(one)).map((one) => key.slice(one.length))),
  );
};

/** Deletes the texts that the app could not read, because they may contain what must be deleted. */
const clearSetAside = (keys: readonly string[]) => {
  for (const key of storedKeys()) if (keys.includes(keySetAside(key) ?? '')) createStorageItem(key).clear();
};

export const createUserData = ({ bikeLists, bikeDraft }: Options): UserData => {
  const deleteAll = (uid: string) => {
    const keys = keysOf.map((keyOf) => keyOf(uid));
    for (const key of keys) createStorageItem(key).clear();
    clearSetAside([...keys, bikeDraftKey]);
    bikeLists.clear(uid);
    bikeDraft.clear(uid);
  };
  const endSession = (uid: string) => {
    if (bikeLists.onLogout(uid)) return deleteAll(uid);
    const ended = [recentSearchesKey(uid), lastContactKey(uid), paymentDatesKey(uid)];
    for (const key of ended) createStorageItem(key).clear();
    clearSetAside([bikeListsKey(uid), ...ended]);
  };
  const endSessionsExcept = (signedIn: string | null) => {
    for (const uid of usersWithData()) if (uid !== signedIn) endSession(uid);
    const ownLists = createStorageItem(ownListsKey);
    if (ownerOf(ownLists.get()) !== signedIn) ownLists.clear();
  };
  return {
    endSessionsExcept,
    logOut: () => {
      bikeDraft.clear();
      clearSetAside([bikeDraftKey]);
      endSessionsExcept(null);
    },
    deleteAll,
  };
};
