/** At the root of the origin, because a worker controls only the pages below its own path. */
export const serviceWorkerUrl = '/sw.js';
