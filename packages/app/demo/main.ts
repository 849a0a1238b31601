import { createBrowserHandlers, openBrowserDatabase } from '@second-gear/mock-server/browserBackend';
import type { BrowserDemo } from '../src/core/config/browserDemo.ts';
import { parseStoredTheme, themeKey } from '../src/core/device/theme.ts';
import { setBasePath, splitLanguage } from '../src/core/language/languagePath.ts';
import { languageKey, startPath } from '../src/core/language/startPath.ts';
import { tokenKey } from '../src/core/storage/storageKeys.ts';
import { requestedUrl } from './requestedUrl.ts';
import { startMocking } from './startMocking.ts';

const folder = new URL(/* @vite-ignore */ '..', import.meta.url);

/** All demos of one origin share its storage. */
const name = `second-gear-demo ${folder.pathname}`;

const accounts = (
  [
    ['buyer', 'buyer@secondgear.test'],
    ['seller', 'seller@secondgear.test'],
    ['newSeller', 'newseller@secondgear.test'],
    ['admin', 'admin@secondgear.test'],
  ] as const
).map(([kind, email]) => ({ kind, email, password: 'kickstart' }));

/** They are relative to the folder, and the address of the page changes. */
const resolveIcons = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel*="icon"]'))
    link.setAttribute('href', link.href);
};

const openRequestedPage = () => {
  const url = requestedUrl(new URL(window.location.href), folder);
  if (url !== undefined) window.history.replaceState(null, '', url);
};

/** The inline head script of the app build does this otherwise. */
const applyStoredChoices = () => {
  const { documentElement } = document;
  const { pathname, search, hash } = window.location;
  const theme = parseStoredTheme(localStorage.getItem(themeKey));
  if (theme) documentElement.dataset.theme = theme;
  const stored = localStorage.getItem(languageKey);
  const path = startPath({ pathname, stored, browserLanguages: navigator.languages });
  if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);
  documentElement.lang = splitLanguage(path).language;
};

const startBackend = async (): Promise<BrowserDemo> => {
  const loadSeed = async () => (await import('../../../db.json?raw')).default;
  const database = await openBrowserDatabase(name, loadSeed);
  const demoImageUrl = (path: string) => new URL(path.slice(1), folder);
  await startMocking(createBrowserHandlers(database, demoImageUrl), new URL('mockServiceWorker.js', folder).href);

  const restart = () => window.location.assign(folder);
  const tabs = new BroadcastChannel(name);
  tabs.addEventListener('message', restart);
  return {
    accounts,
    beginAgain: async () => {
      await database.reset();
      // The keys of theme and language begin with `second-gear:`, and stay.
      const keys = Object.keys(localStorage).filter((key) => key === tokenKey || key.startsWith('secondGear.'));
      for (const key of keys) localStorage.removeItem(key);
      tabs.postMessage('restart');
      restart();
    },
  };
};

/** The browser may refuse the service worker or the storage. */
const showUnavailable = async () => {
  document.body.textContent =
    document.documentElement.lang === 'bn'
      ? (await import('../../ui/src/copy/bn/meta.ts')).bnMeta.demoUnavailable
      : (await import('../../ui/src/copy/en.ts')).enMeta.demoUnavailable;
};

const start = async () => {
  setBasePath(folder.pathname.slice(0, -1));
  resolveIcons();
  openRequestedPage();
  applyStoredChoices();
  const demo = await startBackend().catch(() => null);
  if (!demo) return showUnavailable();
  // Its folder and its language must be known.
  const { startApp } = await import('../src/startApp.tsx');
  startApp({ demo });
};

void start();
