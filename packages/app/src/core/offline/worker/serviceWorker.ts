import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addPlugins,
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { Settings } from '#core/config/settings.ts';
import { lacksApis } from '#core/startup/polyfills/lacksApis.ts';
import { claimMessage } from './claimMessage.ts';
import { isAsset, isCacheable } from './isCacheable.ts';
import { offlinePage } from './offlinePage.ts';

/**
 * The service worker, which the build compiles to `/sw.js`. It handles only the app's pages and the files of the build, so it
 * never caches or repeats a request to the server. A new version never replaces the active version while the app is in
 * use: it waits until no tab uses the active version. Navigation preload stays disabled, because the browser would then
 * send every navigation request twice, and some of those requests write.
 */
declare const __SETTINGS__: Settings;
/** The part of the worker's global scope that this file uses, because the DOM library of TypeScript has no workers. */
declare const self: {
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<{ type?: string } | null> & { waitUntil(work: Promise<void>): void }) => void,
  ): void;
};
/**
 * The HTML files of the build, and the files that the prerendered pages load. The build replaces this name with the
 * list.
 */
declare const __PRECACHE__: PrecacheEntry[];
/** The file with the polyfills. */
declare const __POLYFILLS__: PrecacheEntry[];

/** The time in seconds after which the worker sends the cached page, if the network has not sent the page. */
const networkTimeoutSeconds = 5;
/**
 * The maximum number of cached files. It is larger than the number of files of one build, so that only files of earlier
 * builds are removed.
 */
const maxEntries = 200;

const cacheOnlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isCacheable(request, response) ? response : null),
};

clientsClaim();
self.addEventListener('message', (event) => {
  if (event.data?.type === claimMessage.type) event.waitUntil(self.clients.claim());
});
cleanupOutdatedCaches();
addPlugins([cacheOnlyFiles]);
precacheAndRoute(lacksApis() ? [...__PRECACHE__, ...__POLYFILLS__] : __PRECACHE__, {
  directoryIndex: '',
  cleanURLs: false,
});

// The worker sends a cached page only when the network fails, because that page may belong to an old build whose files
// the host no longer has.
for (const { url: fallbackURL } of __PRECACHE__.filter(({ url }) => url.endsWith('.html'))) {
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && offlinePage(url.pathname, __SETTINGS__.apiUrl, navigator.onLine) === fallbackURL,
    new NetworkOnly({ networkTimeoutSeconds, plugins: [new PrecacheFallbackPlugin({ fallbackURL })] }),
  );
}

// The worker caches all other files of the build when a page first uses them. A file never changes, so the header
// `Vary` is ignored: a server may send `Vary: Origin`, and only some requests for a file have the header `Origin`.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: 'assets',
    matchOptions: { ignoreVary: true },
    plugins: [cacheOnlyFiles, new ExpirationPlugin({ maxEntries })],
  }),
);
