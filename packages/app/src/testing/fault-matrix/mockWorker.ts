import { setupWorker } from 'msw/browser';

/** The MSW worker, shared by all test files of one page. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
