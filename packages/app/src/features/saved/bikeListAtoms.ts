import type { Bike } from '@second-gear/contract';
import { atom } from 'jotai';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import {
  emptyLists,
  type ListName,
  listLimits,
  type StoredBike,
  storedBikeListsAtom,
  type UserBikeLists,
  withBike,
  withoutBike,
} from './bikeLists.ts';

const versionAtom = atom(0);
versionAtom.debugLabel = 'version of the bike lists';

const subscriptionAtom = atom(
  (get) => get(versionAtom),
  (get, set) => {
    const onChange = () => set(versionAtom, (version) => version + 1);
    // The lists may have changed before this atom was mounted.
    onChange();
    return get(storedBikeListsAtom).subscribe(onChange);
  },
);
subscriptionAtom.onMount = (listen) => listen();

/** Empty for a guest. */
export const bikeListsAtom = atom((get): UserBikeLists => {
  get(subscriptionAtom);
  const uid = get(uidAtom);
  return uid === null ? emptyLists : get(storedBikeListsAtom).read(uid);
});
bikeListsAtom.debugLabel = 'bike lists';

const listAtom = (name: ListName) => atom((get) => get(bikeListsAtom)[name]);
const savedAtom = listAtom('saved');
/** Changes only when a bike is added or removed. */
export const comparedAtom = listAtom('compared');

const toIds = (bikes: readonly StoredBike[]): ReadonlySet<string> => new Set(bikes.map(({ id }) => id));

export const savedIdsAtom = atom((get) => toIds(get(savedAtom)));
savedIdsAtom.debugLabel = 'saved bikes';

export const comparedIdsAtom = atom((get) => toIds(get(comparedAtom)));
comparedIdsAtom.debugLabel = 'compared bikes';

export const reportedIdsAtom = atom((get) => toIds(get(bikeListsAtom).reported));
reportedIdsAtom.debugLabel = 'reported bikes';

/** Returns false if the browser cannot store the change. Does nothing for a guest. */
export const changeBikeListsAtom = atom(null, (get, _set, change: (lists: UserBikeLists) => UserBikeLists): boolean => {
  const uid = get(uidAtom);
  return uid === null || get(storedBikeListsAtom).update(uid, change);
});

export const toStoredBike = (bike: Bike, categoryId = bike.category_id): StoredBike => ({
  id: bike._id,
  categoryId,
  savedAt: Date.now(),
  bikeName: bike.bikeName.slice(0, 200),
  price: bike.resaleValue.slice(0, 60),
});

/** `full`: the list has its maximum length. `notStored`: the browser could not store the change. */
export const toggleBikeAtom = atom(
  null,
  (get, set, name: 'saved' | 'compared', bike: StoredBike): 'added' | 'removed' | 'full' | 'notStored' => {
    const list = get(bikeListsAtom)[name];
    if (list.some(({ id }) => id === bike.id)) {
      return set(changeBikeListsAtom, (lists) => withoutBike(lists, name, bike.id)) ? 'removed' : 'notStored';
    }
    if (list.length >= listLimits[name]) return 'full';
    return set(changeBikeListsAtom, (lists) => withBike(lists, name, bike)) ? 'added' : 'notStored';
  },
);
