import '@second-gear/ui/theme.css';
import { afterIdle, afterWindowLoad, ChunkLoadError, loadCopy } from '@second-gear/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrowserDemo } from '#core/config/browserDemo.ts';
import type { Settings } from '#core/config/settings.ts';
import { installTrustedTypes } from '#core/config/trustedTypes.ts';
import { LanguageRouter } from '#core/language/LanguageRouter.tsx';
import { splitLanguage, urlIn } from '#core/language/languagePath.ts';
import { languageStore } from '#core/language/languageStore.ts';
import { describeError } from '#core/monitoring/describeError.ts';
import { startMonitoring } from '#core/monitoring/startMonitoring.ts';
import { withRequestReports } from '#core/monitoring/withRequestReports.ts';
import { canonicalPath } from '#core/navigation/canonicalPath.ts';
import { startOffline } from '#core/offline/startOffline.ts';
import { isPrerenderedFor } from '#core/startup/isPrerenderedFor.ts';
import { preloadPage, routes } from '#routes/routes.tsx';
import { App } from './App.tsx';
import { createServices } from './services.ts';

/** The build reads and checks the settings (`vite.config.ts`) and replaces this constant with them. */
declare const __SETTINGS__: Settings;
/** Whether `settings.monitoring` is set. Without it, the build leaves out the code of monitoring. */
declare const __HAS_MONITORING__: boolean;

/**
 * The longest time that the app waits for the page's code before it renders without that code, in ms. A short time is
 * enough: the browser has requested that code together with the entry chunk, and the entry chunk is much larger.
 */
const maxWaitMs = 1_000;

type StartOptions = {
  /** The demo that needs no server. Default: null, the app runs with the servers in the settings. */
  demo?: BrowserDemo | null;
};

/** Starts the app in the element `root` of the page. */
export const startApp = ({ demo = null }: StartOptions = {}): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  const settings = __SETTINGS__;
  installTrustedTypes(settings);
  const reporter = __HAS_MONITORING__ && settings.monitoring ? startMonitoring(settings.monitoring) : null;
  const services = createServices({
    settings,
    demo,
    addMonitoringReport: reporter?.add,
    ...(__HAS_MONITORING__ && reporter && { observeApi: (api) => withRequestReports(api, reporter.add) }),
  });

  /**
   * Reports rendering errors, and logs them for developers. Chunks that failed to load are not logged, because they are
   * network failures.
   */
  const onCaughtError = (error: unknown) => {
    if (__HAS_MONITORING__) reporter?.add(describeError(error, 'render'));
    if (!(error instanceof ChunkLoadError)) console.error(error);
  };

  // The app waits until the visible content has loaded, because that content is more important than the service worker
  // and other work in the background.
  void afterWindowLoad()
    .then(afterIdle)
    .then(() => startOffline(services));

  const renderApp = () => (
    <StrictMode>
      <LanguageRouter>
        <App services={services} routes={routes} />
      </LanguageRouter>
    </StrictMode>
  );

  const { search, hash } = window.location;
  const { language, path } = splitLanguage(window.location.pathname);
  const pathname = canonicalPath(path);
  const canonicalUrl = urlIn(language, pathname);
  // Replaces a URL that is not canonical, before the router reads it. `npm start` redirects to the canonical URL, but
  // most static hosts send the not-found page for other forms of the URL.
  if (canonicalUrl !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', urlIn(language, pathname + search + hash));
  }

  /** Hydrates the prerendered page. */
  const hydrate = () => startTransition(() => void hydrateRoot(root, renderApp(), { onCaughtError }));

  /** Renders the page without hydration. The app shell stays visible until the page's code has loaded. */
  const render = () => {
    // Removes the prerendered HTML if the host has sent that of another page or of another language.
    if (root.dataset.page !== undefined) root.replaceChildren();
    // The inline head script has hidden the page if its HTML is in another language.
    document.documentElement.style.visibility = '';
    startTransition(() => createRoot(root, { onCaughtError }).render(renderApp()));
  };

  const start = async () => {
    const isPrerendered = isPrerenderedFor(root.dataset.page, language, pathname);
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    // The app waits for all of the page's code if the page is prerendered, because its content is already visible.
    await (isPrerendered ? preloadPage(pathname) : Promise.race([preloadPage(pathname), timeout]));
    try {
      await loadCopy(language);
    } catch {
      // If the texts of the language could not be loaded, the whole page is in English, and so is its URL.
      languageStore.set('en');
      root.replaceChildren();
      return render();
    }
    if (isPrerendered) hydrate();
    else render();
  };

  void start();
};
