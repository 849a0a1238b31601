import '@second-gear/ui/theme.css';
import { ChunkLoadError } from '@second-gear/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import type { Settings } from './config/settings.ts';
import { installTrustedTypes } from './config/trustedTypes.ts';
import { startOffline } from './offline/startOffline.ts';
import { canonicalPath } from './routing/paths/canonicalPath.ts';
import { preloadPage, routes } from './routing/routes.tsx';
import { createServices } from './services.ts';
import { isPrerenderedFor } from './startup/isPrerenderedFor.ts';
import { afterIdle, afterWindowLoad } from './startup/pageLifecycle.ts';

/** The build reads and checks the settings (`vite.config.ts`) and replaces this constant with them. */
declare const __SETTINGS__: Settings;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const settings = __SETTINGS__;
installTrustedTypes(settings);
const services = createServices({ settings });

/**
 * Logs rendering errors for developers. Chunks that failed to load are not logged, because they are network failures.
 */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ChunkLoadError)) console.error(error);
};

// Waits until the visible content has loaded, because it is more important than the service worker and other background
// work.
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
// The URL is replaced before the router reads it. `npm start` redirects to the canonical URL, but most static hosts
// send the not-found page for other forms.
if (pathname !== requestedPath) window.history.replaceState(window.history.state, '', pathname + search + hash);

/** Hydrates the prerendered page. */
const hydrate = async () => {
  await preloadPage(pathname);
  startTransition(() => void hydrateRoot(root, renderApp(), { onCaughtError }));
};

/**
 * In ms: the longest wait for the page's code before the app is rendered without it. It can be short, because the code has
 * been loading as long as the entry chunk and is much smaller.
 */
const maxWaitMs = 1_000;

/** Renders the page without hydration. The app shell stays visible until the page's code has loaded. */
const render = async () => {
  // The host has sent the prerendered HTML of another page, which must be removed.
  if (root.dataset.page !== undefined) root.replaceChildren();
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([preloadPage(pathname), timeout]);
  startTransition(() => createRoot(root, { onCaughtError }).render(renderApp()));
};

void (isPrerenderedFor(root.dataset.page, pathname) ? hydrate() : render());
