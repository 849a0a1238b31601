/** Where the service worker is: at the root, because it may only see to what is below it. */
export const workerAddress = '/sw.js';
