import { type Atom, atom, createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { AppServices } from '../services.ts';

const providedServicesAtom = atom<AppServices | null>(null);
providedServicesAtom.debugLabel = 'provided services';

/**
 * The services that the app was started with. Reading this atom throws in a store that was not created by
 * `createAppStore`.
 */
export const servicesAtom: Atom<AppServices> = atom((get) => {
  const services = get(providedServicesAtom);
  if (!services) throw new Error('The app was started without services.');
  return services;
});
servicesAtom.debugLabel = 'services';

/** Creates a Jotai store whose atoms use these services. */
export const createAppStore = (services: AppServices) => {
  const store = createStore();
  store.set(providedServicesAtom, services);
  store.set(queryClientAtom, services.queryClient);
  return store;
};
