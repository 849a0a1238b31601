import { createPrecache, type WorkerBuild } from './precache.ts';
import { endpointPatterns, routeRequest } from './routeRequest.ts';

/**
 * The service worker, which the build compiles into `/sw.js`. It never replaces an active older one by itself: it waits until
 * no tab uses the older one, so that nothing changes while the app is in use.
 */
declare const __BUILD__: WorkerBuild;

/** The part of a worker's global types that is needed: the rest of this package is compiled for pages. */
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
      // Navigation preload would request every navigation in advance, and those that are not handled here twice: also
      // endpoints of the server, and some of those write.
      self.registration.navigationPreload?.disable(),
      // The page that registered the worker, which has no worker yet.
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
