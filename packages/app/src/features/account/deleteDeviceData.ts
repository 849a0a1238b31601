import type { QueryClient } from '@tanstack/query-core';
import { createQueryStorage } from '#core/offline/queryStorage.ts';
import { type BikeLists, emptyLists } from '#features/saved/bikeLists.ts';
import type { UserData } from './userData.ts';

type Services = {
  userData: Pick<UserData, 'deleteAll'>;
  bikeLists: Pick<BikeLists, 'read' | 'update'>;
  queryClient: Pick<QueryClient, 'removeQueries'>;
};

/**
 * The session, the settings and a payment that is not completed stay. Returns false if the browser cannot change its
 * storage.
 */
export const deleteDeviceData = (uid: string, { userData, bikeLists, queryClient }: Services): boolean => {
  const { deletesAtLogout } = bikeLists.read(uid);
  // Lists in memory would be stored again.
  queryClient.removeQueries({ type: 'inactive' });
  createQueryStorage('public').clear();
  createQueryStorage('user').clear();
  userData.deleteAll(uid);
  return bikeLists.update(uid, () => ({ ...emptyLists, deletesAtLogout }));
};
