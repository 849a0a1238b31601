/**
 * The URL of the service worker. It must be at the root of the origin, because a worker controls only the pages below
 * its own path.
 */
export const serviceWorkerUrl = '/sw.js';
