import type { QueryClient } from '@tanstack/query-core';
import { createQueryStorage } from '../../../../offline/queryStorage.ts';
import { createPaymentDates } from '../../../../payments/paymentDates.ts';
import type { AppServices } from '../../../../services.ts';
import { emptyLists } from '../../../../storage/bikeLists.ts';
import { createSavedSearches } from '../../../../storage/savedSearches.ts';

type Services = Pick<AppServices, 'bikeDraft' | 'bikeLists'> & { queryClient: Pick<QueryClient, 'removeQueries'> };

/**
 * Deletes what this device stores for a user: bike lists, saved searches, the draft of a bike, cached lists, and the days
 * of payments. The session, the settings and a payment that is not completed stay. Returns false if the browser cannot
 * change its storage.
 */
export const deleteDeviceData = (uid: string, { bikeDraft, bikeLists, queryClient }: Services): boolean => {
  bikeDraft.clear();
  createPaymentDates(uid).clear();
  // Lists that no page shows are also removed from memory. Otherwise they would be stored again.
  queryClient.removeQueries({ type: 'inactive' });
  createQueryStorage('public').clear();
  createQueryStorage('user').clear();
  createSavedSearches().write(uid, []);
  return bikeLists.update(uid, ({ deletesAtLogout }) => ({ ...emptyLists, deletesAtLogout }));
};
