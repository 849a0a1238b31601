import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { scopeOwnerAtom } from '#core/feedback/usePageScope.ts';
import { staleSinceAtom } from '#core/offline/staleSince.ts';
import { servicesAtom } from '#core/services.ts';
import { userDataAtom } from '#features/account/userData.ts';
import { loadPaymentsAtom } from '#features/payment/loadPayments.ts';
import { storedBikeListsAtom } from '#features/saved/bikeLists.ts';
import { bikeDraftAtom } from '#features/selling/formDraft.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import type { AppServices } from './services.ts';

export const createAppStore = (services: AppServices) => {
  const store = createStore();
  store.set(queryClientAtom, services.queryClient);
  store.set(servicesAtom, services);
  store.set(sessionServicesAtom, services);
  store.set(scopeOwnerAtom, uidAtom);
  store.set(staleSinceAtom, services.staleSince);
  store.set(userDataAtom, services.userData);
  store.set(loadPaymentsAtom, services.loadPayments);
  store.set(storedBikeListsAtom, services.bikeLists);
  store.set(bikeDraftAtom, services.bikeDraft);
  return store;
};
