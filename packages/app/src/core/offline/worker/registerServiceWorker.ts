import { serviceWorkerUrl } from '#core/config/serviceWorkerUrl.ts';
import { claimMessage } from './claimMessage.ts';

/**
 * Tells the service worker to cache the files that this page has loaded or will load. The worker was not active when
 * the page requested its first files. Workbox handles the message.
 */
const cacheLoadedFiles = (worker: ServiceWorker) => {
  new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.startsWith('/assets/'));
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
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
    if (!active) return;
    // The worker controls all open pages when it becomes active, but not a page that was still loading at that moment,
    // and not a page after a reload that ignores the cache.
    if (!navigator.serviceWorker.controller) active.postMessage(claimMessage);
    cacheLoadedFiles(active);
  } catch {
    // The browser refuses the registration in a private window, or when the host does not have the worker's file.
  }
};
