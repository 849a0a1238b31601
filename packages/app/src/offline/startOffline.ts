import type { AppServices } from '../services.ts';
import { isNetworkFailure, persistQueries } from './persistQueries.ts';
import { registerServiceWorker } from './worker/registerServiceWorker.ts';

/** Prepares the app for being offline. Called after everything on the page has loaded. */
export const startOffline = (services: AppServices): void => {
  const { api } = services;
  persistQueries({
    ...services,
    // A public endpoint that changes nothing.
    canReachServer: () =>
      api.listCategories({}).then(
        () => true,
        (error) => !isNetworkFailure(error),
      ),
  });
  if (import.meta.env.PROD) void registerServiceWorker();
};
