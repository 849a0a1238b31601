import { createPrecache, type WorkerBuild } from './precache.ts';
import { endpointPatterns, routeRequest } from './routeRequest.ts';

/**
 * The service worker, which the build compiles to `/sw.js`. A new version never replaces the active version while the
 * app is in use: it waits until no tab uses the active version.
 */
declare const __BUILD__: WorkerBuild;

/**
 * The part of a service worker's global types that is used here. TypeScript's own types cannot be used, because the
 * rest of this package is compiled for pages.
 */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};
type ServiceWorkerScope = EventTarget & {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { disable(): Promise<void> } };
};
declare const self: ServiceWorkerScope;

const { keep, files, install, cleanup, file, page, offlineFallback } = createPrecache({
  build: __BUILD__,
  caches,
  fetch: (input, init) => fetch(input, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const patterns = endpointPatterns(__BUILD__.endpointPaths);

const listen = <Received extends Event>(name: string, listener: (event: Received) => void) =>
  self.addEventListener(name, listener as (event: Event) => void);

listen<ExtendableEvent>('install', (event) => event.waitUntil(install()));

listen<ExtendableEvent>('activate', (event) =>
  event.waitUntil(
    Promise.all([
      cleanup(),
      // Navigation preload is disabled: the browser would send every navigation request in advance. A request that this
      // worker does not handle would then be sent twice, and some of those requests are for endpoints that write.
      self.registration.navigationPreload?.disable(),
      // The page that registered this worker, and that no worker controls yet.
      self.clients.claim(),
    ]),
  ),
);

listen<ExtendableEvent & { data: unknown }>('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data).catch(() => {}));
});

listen<FetchEvent>('fetch', (event) => {
  const { request } = event;
  const decision = routeRequest(request, self.location.origin, {
    files,
    endpoints: patterns,
    isOnline: navigator.onLine,
  });
  if (decision === 'file') event.respondWith(file(request));
  if (decision === 'page') event.respondWith(page(fetch(request)));
  if (decision === 'offlineFallback') event.respondWith(offlineFallback());
});
