import { dataSaverStore } from '#core/device/dataSaverStore.ts';
import type { CoreServices } from '../services.ts';
import { isNetworkFailure, type PersistOptions, persistQueries } from './persistQueries.ts';
import { registerServiceWorker } from './worker/registerServiceWorker.ts';

/** Prepares the app for offline use. Called after all content of the page has loaded. */
export const startOffline = (services: CoreServices & Pick<PersistOptions, 'session' | 'staleSince'>): void => {
  const { api } = services;
  persistQueries({
    ...services,
    // The app requests this endpoint to check the connection, because it is public and changes nothing.
    canReachServer: () =>
      api.listCategories({}).then(
        () => true,
        (error) => !isNetworkFailure(error),
      ),
  });
  // The service worker loads pages that the user may never open, so the data saver does without it. The demo without a
  // server has another service worker, which must handle the requests.
  if (import.meta.env.PROD && !services.demo && !dataSaverStore.read()) void registerServiceWorker();
};
