import type { Bike } from '@second-gear/contract';
import { atom } from 'jotai';
import * as v from 'valibot';
import { bikeListsKey } from '#core/storage/storageKeys.ts';
import { userStoredAtom } from '#core/storage/storedAtom.ts';
import { listOf } from '#core/storage/storedValue.ts';

/** The page can name a bike that the server no longer lists, because name and price are stored too. */
const StoredBike = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1)),
  categoryId: v.string(),
  /** In ms since 1970. */
  savedAt: v.number(),
  bikeName: v.string(),
  price: v.string(),
});
export type StoredBike = v.InferOutput<typeof StoredBike>;

/** The user can add bikes up to this number. A list of another version of the app may be longer. */
export const listLimits = { saved: 200, recent: 12, compared: 4 } as const;
const listNames = ['saved', 'recent', 'compared', 'reported'] as const;
type ListName = (typeof listNames)[number];

/** On this device. The newest bike is first. */
export type UserBikeLists = Readonly<Record<ListName, readonly StoredBike[]>> & {
  version: 1;
  deletesAtLogout: boolean;
};

export const emptyLists: UserBikeLists = {
  version: 1,
  saved: [],
  recent: [],
  compared: [],
  reported: [],
  deletesAtLogout: false,
};

/** The lists of the signed-in user. Empty for a guest. */
export const bikeListsAtom = userStoredAtom<UserBikeLists>({
  key: bikeListsKey,
  schema: v.looseObject({
    version: v.literal(1),
    ...v.entriesFromList(listNames, v.fallback(listOf(StoredBike), [])),
    deletesAtLogout: v.fallback(v.boolean(), false),
  }),
  fallback: emptyLists,
});
bikeListsAtom.debugLabel = 'bike lists';

const listAtom = (name: ListName) => atom((get) => get(bikeListsAtom)[name]);
const savedAtom = listAtom('saved');
export const comparedAtom = listAtom('compared');
const reportedAtom = listAtom('reported');

const toIds = (bikes: readonly StoredBike[]): ReadonlySet<string> => new Set(bikes.map(({ id }) => id));

export const savedIdsAtom = atom((get) => toIds(get(savedAtom)));
savedIdsAtom.debugLabel = 'saved bikes';

export const comparedIdsAtom = atom((get) => toIds(get(comparedAtom)));
comparedIdsAtom.debugLabel = 'compared bikes';

export const reportedIdsAtom = atom((get) => toIds(get(reportedAtom)));
reportedIdsAtom.debugLabel = 'reported bikes';

/** Removes the oldest of the recently viewed bikes. `toggleBikeAtom` adds none to another list that is full. */
export const withBike = (lists: UserBikeLists, name: ListName, bike: StoredBike): UserBikeLists => {
  const bikes = [bike, ...lists[name].filter(({ id }) => id !== bike.id)];
  return { ...lists, [name]: name === 'recent' ? bikes.slice(0, listLimits.recent) : bikes };
};

export const withoutBike = (lists: UserBikeLists, name: ListName, bikeId: string): UserBikeLists => ({
  ...lists,
  [name]: lists[name].filter(({ id }) => id !== bikeId),
});

export const toStoredBike = (bike: Bike, categoryId = bike.category_id): StoredBike => ({
  id: bike._id,
  categoryId,
  savedAt: Date.now(),
  bikeName: bike.bikeName.slice(0, 200),
  price: bike.resaleValue.slice(0, 60),
});

/** `full`, the maximum length, and `notStored`, by the browser, change nothing. */
export const toggleBikeAtom = atom(
  null,
  (get, set, name: 'saved' | 'compared', bike: StoredBike): 'added' | 'removed' | 'full' | 'notStored' => {
    const list = get(bikeListsAtom)[name];
    if (list.some(({ id }) => id === bike.id)) {
      return set(bikeListsAtom, (lists) => withoutBike(lists, name, bike.id)) ? 'removed' : 'notStored';
    }
    if (list.length >= listLimits[name]) return 'full';
    return set(bikeListsAtom, (lists) => withBike(lists, name, bike)) ? 'added' : 'notStored';
  },
);
