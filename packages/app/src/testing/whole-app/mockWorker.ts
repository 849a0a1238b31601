import { setupWorker } from 'msw/browser';

/** The MSW worker, which all test files in a browser page share. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
