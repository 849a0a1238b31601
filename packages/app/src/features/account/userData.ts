import * as v from 'valibot';
import { providedAtom } from '#core/services.ts';
import { createStorageItem, keySetAside } from '#core/storage/storageItem.ts';
import {
  bikeDraftKey,
  bikeListsKey,
  lastContactKey,
  ownListsKey,
  paymentDatesKey,
  recentSearchesKey,
  savedSearchesKey,
} from '#core/storage/storageKeys.ts';
import { ownerOf, parseJson } from '#core/storage/storedValue.ts';
import type { BikeFormDraft } from '#features/selling/formDraft.ts';

const keysOf = [bikeListsKey, savedSearchesKey, recentSearchesKey, lastContactKey, paymentDatesKey];

/** A payment or verification that is not completed, and a sign-up that is not registered, stay (SECURITY.md). */
export type UserData = {
  /**
   * At every end of a session: a logout in any tab, a rejected token, a deleted account. For each user except `uid`,
   * deletes reported bikes, recent searches, last contact, days of payments and lists for offline use; everything, if
   * the user has chosen that.
   */
  endSessionsExcept(uid: string | null): void;
  /** Also deletes the draft, which other ends of a session keep. */
  logOut(): void;
  deleteAll(uid: string): void;
};

export const userDataAtom = providedAtom<UserData>('user data');

const storedKeys = (): string[] => {
  try {
    const { localStorage } = window;
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    // The browser blocks storage.
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

/** The texts that the app could not read may contain what must be deleted. */
const clearSetAside = (keys: readonly string[]) => {
  for (const key of storedKeys()) if (keys.includes(keySetAside(key) ?? '')) createStorageItem(key).clear();
};

/** Another user of this device must not find them. True if the user has chosen that all lists are deleted. */
const deleteReportedBikes = (uid: string): boolean => {
  const item = createStorageItem(bikeListsKey(uid));
  // The text may have lists of another version of the app.
  const stored = v.safeParse(v.looseObject({}), parseJson(item.get() ?? ''));
  if (!stored.success) return false;
  const { reported, ...others } = stored.output;
  const hasReported = Array.isArray(reported) && reported.length > 0;
  if (hasReported && !item.store(JSON.stringify(others))) item.clear();
  return others.deletesAtLogout === true;
};

export const createUserData = (bikeDraft: Pick<BikeFormDraft, 'clear'>): UserData => {
  const deleteAll = (uid: string) => {
    const keys = keysOf.map((keyOf) => keyOf(uid));
    for (const key of keys) createStorageItem(key).clear();
    clearSetAside([...keys, bikeDraftKey]);
    bikeDraft.clear(uid);
  };
  const endSession = (uid: string) => {
    if (deleteReportedBikes(uid)) return deleteAll(uid);
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
