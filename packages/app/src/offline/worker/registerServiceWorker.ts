import { serviceWorkerUrl } from './serviceWorkerUrl.ts';

/**
 * Sends the service worker the paths of the files that this page has loaded or will load. The worker did not see the
 * requests that were sent before it was active.
 */
const sendLoadedFiles = (worker: ServiceWorker) => {
  new PerformanceObserver((list) => {
    const paths = list.getEntries().map(({ name }) => new URL(name).pathname);
    const files = paths.filter((path) => path.startsWith('/assets/'));
    if (files.length > 0) worker.postMessage(files);
  }).observe({ type: 'resource', buffered: true });
};

/**
 * Registers the service worker, which caches the app's files for offline use. If the browser refuses, the app works
 * without a service worker.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl);
    const { active } = await navigator.serviceWorker.ready;
    if (active) sendLoadedFiles(active);
  } catch {
    // The browser refuses in a private window, or if the host does not have the file.
  }
};
