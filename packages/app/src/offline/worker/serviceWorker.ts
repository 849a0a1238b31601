import { createShellKeeper, type WorkerBuild } from './precache.ts';
import { callsOf, decide } from './routeRequest.ts';

/**
 * The service worker: the build compiles it into `/sw.js`. It never takes over from an older one by itself: it waits until
 * no tab is left that the older one serves, so that nothing changes under anybody's hands.
 */
declare const __BUILD__: WorkerBuild;

/** As much of a worker's surroundings as is needed: the rest of this package is compiled for pages. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};
type Scope = EventTarget & {
  location: Location;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { disable(): Promise<void> } };
};
declare const self: Scope;

const { keep, files, install, tidy, file, page, unknown } = createShellKeeper({
  build: __BUILD__,
  caches,
  fetch: (asked, how) => fetch(asked, how),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const calls = callsOf(__BUILD__.calls);

const hear = <Heard extends Event>(name: string, listener: (event: Heard) => void) =>
  self.addEventListener(name, listener as (event: Event) => void);

hear<Lasting>('install', (event) => event.waitUntil(install()));

hear<Lasting>('activate', (event) =>
  event.waitUntil(
    Promise.all([
      tidy(),
      // The browser would ask ahead for every address that is gone to, and then once more for those that are not answered
      // here: for a call of the server too, and some of those write.
      self.registration.navigationPreload?.disable(),
      // The page that brought it, which nobody serves yet.
      self.clients.claim(),
    ]),
  ),
);

hear<Lasting & { data: unknown }>('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data).catch(() => {}));
});

hear<Fetching>('fetch', (event) => {
  const { request } = event;
  const decision = decide(request, self.location.origin, { files, calls, isOnline: navigator.onLine });
  if (decision === 'file') event.respondWith(file(request));
  if (decision === 'page') event.respondWith(page(fetch(request)));
  if (decision === 'unknown') event.respondWith(unknown());
});
