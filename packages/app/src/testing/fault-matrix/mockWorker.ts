import { setupWorker } from 'msw/browser';

/** Answers in the place of the shop, for all the files of tests that share one page. */
export const worker = setupWorker();
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
