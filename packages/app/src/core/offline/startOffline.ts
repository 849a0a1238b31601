import { dataSaverAtom } from '#core/device/useDataSaver.ts';
import type { AppStore, CoreServices } from '../services.ts';
import { isNetworkFailure, type PersistOptions, persistQueries } from './persistQueries.ts';
import { staleDataAtom } from './staleData.ts';
import { registerServiceWorker } from './worker/registerServiceWorker.ts';

/** After all content of the page has loaded. */
export const startOffline = (services: CoreServices & Pick<PersistOptions, 'session'>, store: AppStore): void => {
  const { api } = services;
  persistQueries({
    ...services,
    setStaleData: (next) => store.set(staleDataAtom, next),
    // This endpoint is public and changes nothing.
    canReachServer: () =>
      api.listCategories({}).then(
        () => true,
        (error) => !isNetworkFailure(error),
      ),
  });
  // The data saver does without the worker, which loads pages that the user may never open. The demo without a server
  // has another service worker.
  if (import.meta.env.PROD && !services.demo && !store.get(dataSaverAtom)) void registerServiceWorker();
};
