import { workerAddress } from './serviceWorkerUrl.ts';

/** Tells the worker which files this page has loaded and will load: whatever came before the worker did was not seen by it. */
const tellOfFiles = (worker: ServiceWorker) => {
  new PerformanceObserver((list) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    const files = paths.filter((path) => path.startsWith('/assets/'));
    if (files.length > 0) worker.postMessage(files);
  }).observe({ type: 'resource', buffered: true });
};

/** Has the browser keep the shop's files for when there is no line. Where it refuses, the shop does without. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress);
    const { active } = await navigator.serviceWorker.ready;
    if (active) tellOfFiles(active);
  } catch {
    // A private window, or a host that has no such file.
  }
};
