import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type AppStore, servicesAtom } from '#core/services.ts';
import { userIdSourceAtom } from '#core/userScope.ts';
import { userDataAtom } from '#features/account/userData.ts';
import { loadPaymentsAtom } from '#features/payment/loadPayments.ts';
import { bikeDraftAtom } from '#features/selling/formDraft.ts';
import { sessionAtom, uidAtom } from '#features/session/sessionAtoms.ts';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';
import type { AppServices } from './services.ts';

export const createAppStore = (services: AppServices): AppStore => {
  const store = createStore();
  store.set(queryClientAtom, services.queryClient);
  store.set(servicesAtom, services);
  store.set(sessionServicesAtom, services);
  store.set(userIdSourceAtom, uidAtom);
  store.set(userDataAtom, services.userData);
  store.set(loadPaymentsAtom, services.loadPayments);
  store.set(bikeDraftAtom, services.bikeDraft);
  // Atoms are read by late responses too, and must then know whether the session has ended.
  store.sub(sessionAtom, () => {});
  return store;
};
