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
 * Never caches or repeats a request to the server. A new version waits until no tab uses the active one. Navigation
 * preload stays disabled: every navigation would be requested twice, and some of those requests write.
 */
declare const __SETTINGS__: Settings;
/** The DOM library of TypeScript has no workers. */
declare const self: {
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<{ type?: string } | null> & { waitUntil(work: Promise<void>): void }) => void,
  ): void;
};
/** The HTML files, and the files that the prerendered pages load. The build replaces this name. */
declare const __PRECACHE__: PrecacheEntry[];
declare const __POLYFILLS__: PrecacheEntry[];

/** The worker sends the cached page after this time. */
const networkTimeoutSeconds = 5;
/** More than the files of one build, so that only files of earlier builds are removed. */
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

// Only when the network fails, because the host may have deleted the files of an old page.
for (const { url: fallbackURL } of __PRECACHE__.filter(({ url }) => url.endsWith('.html'))) {
  registerRoute(
    ({ request, url }) =>
      request.mode === 'navigate' && offlinePage(url.pathname, __SETTINGS__.apiUrl, navigator.onLine) === fallbackURL,
    new NetworkOnly({ networkTimeoutSeconds, plugins: [new PrecacheFallbackPlugin({ fallbackURL })] }),
  );
}

// `Vary` is ignored: a server may send `Vary: Origin`, and only some requests for a file have `Origin`.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: 'assets',
    matchOptions: { ignoreVary: true },
    plugins: [cacheOnlyFiles, new ExpirationPlugin({ maxEntries })],
  }),
);
