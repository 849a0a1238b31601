import { atom } from 'jotai';
import { createQueryStorage } from '#core/offline/queryStorage.ts';
import { servicesAtom } from '#core/services.ts';
import { userDataDeletedAtom } from '#core/storage/storedAtom.ts';
import { bikeListsAtom, emptyLists } from '#features/saved/bikeLists.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { userDataAtom } from './userData.ts';

/**
 * The session, the settings and a payment that is not completed stay. Returns false if the
 * browser cannot change its storage.
 */
export const deleteDeviceDataAtom = atom(null, (get, set): boolean => {
  const uid = get(uidAtom);
  if (uid === null) return false;
  const { deletesAtLogout } = get(bikeListsAtom);
  // Lists in memory would be stored again.
  get(servicesAtom).queryClient.removeQueries({ type: 'inactive' });
  createQueryStorage('public').clear();
  createQueryStorage('user').clear();
  get(userDataAtom).deleteAll(uid);
  set(userDataDeletedAtom);
  return set(bikeListsAtom, { ...emptyLists, deletesAtLogout });
});
