import '@second-gear/ui/theme.css';
import { ChunkLoadError, setChunkLoader } from '@second-gear/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { installTrustedTypes } from './config/trustedTypes.ts';
import { startOffline } from './offline/startOffline.ts';
import { canonicalPath } from './routing/paths/canonicalPath.ts';
import { prefetchRouteData } from './routing/prefetchRouteData.ts';
import { preloadRouteCode } from './routing/preloadRoute.ts';
import { routes } from './routing/routes.tsx';
import { createServices } from './services.ts';
import { isPrerenderedFor } from './startup/isPrerenderedFor.ts';
import { afterIdle, afterWindowLoad } from './startup/pageLifecycle.ts';
import { preserveFocus } from './startup/preserveFocus.ts';
import { loadChunk } from './updates/loadChunk.ts';

/** Read and checked by the build (`vite.config.ts`). */
declare const __SETTINGS__: Settings;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const settings = __SETTINGS__;
installTrustedTypes(settings);
setChunkLoader(loadChunk);
const services = createServices({ settings });

/** Logs rendering errors for developers, but not chunks that failed to load, which are network failures. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ChunkLoadError)) console.error(error);
};

// Visible content first.
void afterWindowLoad()
  .then(afterIdle)
  .then(() => startOffline(services));

const renderApp = () => (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App services={services} routes={routes} />
    </BrowserRouter>
  </StrictMode>
);

const { pathname: requestedPath, search, hash } = window.location;
const pathname = canonicalPath(requestedPath);
// Before the router reads the URL. `npm start` redirects other forms; most static hosts send the not-found page for them.
if (pathname !== requestedPath) window.history.replaceState(window.history.state, '', pathname + search + hash);

/** Hydrates the prerendered page. */
const hydrate = async () => {
  await preloadRouteCode(routes, pathname);
  startTransition(() => void hydrateRoot(root, renderApp(), { onCaughtError }));
};

/**
 * In ms: the longest wait for the page's code, which has been loading as long as the entry chunk and is much smaller. Inline
 * cards are useful content and stay longer.
 */
const maxWaitMs = { appShell: 1_000, inlineCards: 10_000 };

const hasInlineCards = () => root.querySelector('[data-app-loading][hidden]') !== null;

/** Loads the route's code; also its list if cards were rendered inline, so that React does not remove them. */
const prepare = async () => {
  await preloadRouteCode(routes, pathname);
  if (hasInlineCards()) await prefetchRouteData(services, routes, pathname);
};

/** Renders the page. Until its code has loaded, the app shell stays visible. */
const render = async () => {
  // The host has sent the HTML of another page.
  if (root.dataset.page !== undefined) root.replaceChildren();
  const timeoutMs = hasInlineCards() ? maxWaitMs.inlineCards : maxWaitMs.appShell;
  await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  preserveFocus(root);
  startTransition(() => createRoot(root, { onCaughtError }).render(renderApp()));
};

void (isPrerenderedFor(root.dataset.page, pathname) ? hydrate() : render());
