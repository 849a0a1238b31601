import '@second-gear/ui/theme.css';
import { ChunkLoadError, setChunkLoader } from '@second-gear/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { installTrustedTypes } from './config/trustedTypes.ts';
import { startOffline } from './offline/startOffline.ts';
import { canonicalPath } from './routing/canonicalPath.ts';
import { prefetchRouteData } from './routing/prefetchRouteData.ts';
import { preloadRouteCode } from './routing/preloadRoute.ts';
import { routes } from './routing/routes.tsx';
import { createServices } from './services.ts';
import { isPrerenderedFor } from './startup/isPrerenderedFor.ts';
import { afterIdle, afterWindowLoad } from './startup/pageLifecycle.ts';
import { preserveFocus } from './startup/preserveFocus.ts';
import { loadChunk } from './updates/loadChunk.ts';

/** Read and checked when the shop is built (`vite.config.ts`). */
declare const __SETTINGS__: Settings;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const settings = __SETTINGS__;
installTrustedTypes(settings);
setChunkLoader(loadChunk);
const services = createServices({ settings });

/** What breaks is for developers to read; a part that does not come is no fault of the shop's. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ChunkLoadError)) console.error(error);
};

// What is seen comes first.
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
// Before the router reads it. `npm start` redirects such an address; most hosts of files serve the missing page there.
if (pathname !== requestedPath) window.history.replaceState(window.history.state, '', pathname + search + hash);

/** Brings the page to life that stands here already, drawn when the shop was built. */
const hydrate = async () => {
  await preloadRouteCode(routes, pathname);
  startTransition(() => void hydrateRoot(root, renderApp(), { onCaughtError }));
};

/** In ms: a page's own code has been on its way as long as the shop's, and is much less. What is worth looking at stays longer. */
const maxWaitMs = { frame: 1_000, bikes: 10_000 };

const hasInlineCards = () => root.querySelector('[data-app-loading][hidden]') !== null;

/** Gets all that a page needs to be drawn; where its first bikes stand there already, the list as well, so that none of them goes. */
const prepare = async () => {
  await preloadRouteCode(routes, pathname);
  if (hasInlineCards()) await prefetchRouteData(services, routes, pathname);
};

/** Draws a page; until then there stands what every page begins with, which is as good as anything that could be drawn. */
const render = async () => {
  // Another page's, put here by a host.
  if (root.dataset.page !== undefined) root.replaceChildren();
  const timeoutMs = hasInlineCards() ? maxWaitMs.bikes : maxWaitMs.frame;
  await Promise.race([prepare(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  preserveFocus(root);
  startTransition(() => createRoot(root, { onCaughtError }).render(renderApp()));
};

void (isPrerenderedFor(root.dataset.page, pathname) ? hydrate() : render());
