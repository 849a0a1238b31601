import { serviceWorkerUrl } from '#core/config/serviceWorkerUrl.ts';
import { claimMessage } from './claimMessage.ts';

/** The worker was not active when the page requested its first files. Workbox handles the message. */
const cacheLoadedFiles = (worker: ServiceWorker) => {
  new PerformanceObserver((list) => {
    const urlsToCache = list
      .getEntries()
      .map(({ name }) => name)
      .filter((url) => new URL(url).pathname.startsWith('/assets/'));
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
};

/** The app works without a service worker too. */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerUrl);
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    // The worker does not control a page that was still loading, or that was reloaded without the cache.
    if (!navigator.serviceWorker.controller) active.postMessage(claimMessage);
    cacheLoadedFiles(active);
  } catch {
    // In a private window, or when the host does not have the worker's file.
  }
};
