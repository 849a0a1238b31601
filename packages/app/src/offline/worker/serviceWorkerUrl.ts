/** The service worker is at the root, because its scope is the path below it. */
export const serviceWorkerUrl = '/sw.js';
