import { setupWorker } from 'msw/browser';

/** The MSW worker. All test files in a browser page share it. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
