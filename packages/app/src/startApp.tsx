import '@second-gear/ui/theme.css';
import { afterIdle, afterWindowLoad, ChunkLoadError, HydrationProvider, loadCopy, useCopy } from '@second-gear/ui';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { BrowserDemo } from '#core/config/browserDemo.ts';
import type { Settings } from '#core/config/settings.ts';
import { installTrustedTypes } from '#core/config/trustedTypes.ts';
import { LanguageRouter } from '#core/language/LanguageRouter.tsx';
import { splitLanguage, urlIn } from '#core/language/languagePath.ts';
import { languageStore } from '#core/language/languageStore.ts';
import { redrawBanglaText } from '#core/language/redrawBanglaText.ts';
import { describeError } from '#core/monitoring/describeError.ts';
import { startMonitoring, withRequestReports } from '#core/monitoring/startMonitoring.ts';
import { canonicalPath } from '#core/navigation/canonicalPath.ts';
import { startOffline } from '#core/offline/startOffline.ts';
import { isPrerenderedFor } from '#core/startup/isPrerenderedFor.ts';
import { readPreloadedData } from '#routes/readPreloadedData.ts';
import { preloadPage, routes } from '#routes/routes.tsx';
import { App } from './App.tsx';
import { createAppStore } from './appStore.ts';
import { createServices } from './services.ts';

declare const __SETTINGS__: Settings;
/** Without monitoring, the build leaves out its code. */
declare const __HAS_MONITORING__: boolean;

/**
 * In ms, for the page's code and the data that the inline head script has requested. A short time is enough: the much larger
 * entry chunk was requested at the same time.
 */
const maxWaitMs = 1_000;

type StartOptions = {
  /** Default: null, the app runs with the servers in the settings. */
  demo?: BrowserDemo | null;
};

export const startApp = ({ demo = null }: StartOptions = {}): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  const settings = __SETTINGS__;
  installTrustedTypes(settings);
  redrawBanglaText();
  const reporter = __HAS_MONITORING__ && settings.monitoring ? startMonitoring(settings.monitoring) : null;
  const services = createServices({
    settings,
    demo,
    addMonitoringReport: reporter?.add,
    ...(__HAS_MONITORING__ && reporter && { observeApi: (api) => withRequestReports(api, reporter.add) }),
  });

  const store = createAppStore(services);

  /** Chunks that failed to load are network failures, and are not logged. */
  const onCaughtError = (error: unknown) => {
    if (__HAS_MONITORING__) reporter?.add(describeError(error, 'render'));
    if (!(error instanceof ChunkLoadError)) console.error(error);
  };

  // The visible content is more important than the service worker and other work in the background.
  void afterWindowLoad()
    .then(afterIdle)
    .then(() => startOffline(services, store));

  const app = <App store={store} routes={routes} />;
  const withRouter = (content: ReactNode) => (
    <StrictMode>
      <LanguageRouter>{content}</LanguageRouter>
    </StrictMode>
  );

  const { search, hash } = window.location;
  const { language, path } = splitLanguage(window.location.pathname);
  const pathname = canonicalPath(path);
  const canonicalUrl = urlIn(language, pathname);
  // `npm start` redirects to the canonical URL, but most static hosts send the not-found page for other forms.
  if (canonicalUrl !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', urlIn(language, pathname + search + hash));
  }

  const hydrate = () =>
    startTransition(
      () => void hydrateRoot(root, withRouter(<HydrationProvider>{app}</HydrationProvider>), { onCaughtError }),
    );

  /** The app shell stays visible until the page's code has loaded. */
  const render = () => {
    // The host has sent the HTML of another page or of another language.
    if (root.dataset.page !== undefined) root.replaceChildren();
    // The inline head script has hidden the page if its HTML is in another language.
    document.documentElement.style.visibility = '';
    startTransition(() => createRoot(root, { onCaughtError }).render(withRouter(app)));
  };

  const start = async () => {
    const isPrerendered = isPrerenderedFor(root.dataset.page, language, pathname);
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    // The content of a prerendered page is already visible.
    const page = preloadPage(pathname);
    await (isPrerendered ? page : Promise.race([page, timeout]));
    try {
      // Without the page's code, the app shows the error page, which has only the common texts.
      await loadCopy(language).catch(async (error) => ((await page) ? Promise.reject(error) : useCopy.load()));
    } catch {
      // If the texts could not be loaded, the whole page is in English, and so is its URL.
      languageStore.set('en');
      root.replaceChildren();
      return render();
    }
    // The session knows the user of the last visit by now.
    await Promise.race([readPreloadedData(store, { pathname, search }), timeout]);
    if (isPrerendered) hydrate();
    else render();
  };

  void start();
};
