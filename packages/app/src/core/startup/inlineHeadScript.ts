import { preload } from '#core/api/preloadedFetch.ts';
import { dataSaverKey, isDataSaverOn } from '#core/device/dataSaver.ts';
import { parseStoredTheme, themeKey } from '#core/device/theme.ts';
import { splitLanguage } from '#core/language/languagePath.ts';
import { languageKey, startPath } from '#core/language/startPath.ts';
import { lastUserKey, ownerKey, tokenKey } from '#core/storage/storageKeys.ts';
import type { HeadScriptConfig } from './headScriptConfig.ts';
import { lacksApis } from './polyfills/lacksApis.ts';

/**
 * Runs before the first paint. The build adds its hash to the Content-Security-Policy. It must stay small and never
 * throw.
 */
declare const __HEAD_SCRIPT_CONFIG__: HeadScriptConfig;
/** A prerendered page is visible without scripts, so its scripts may load later. */
declare const __IS_PRERENDERED__: boolean;

/** The latest time for the entry chunk of a prerendered page, in ms. */
const maxDelayMs = 3_000;

const { main, polyfills, routeChunks, preloads } = __HEAD_SCRIPT_CONFIG__;
const { pathname, href, search, hash } = location;
const { language, path } = splitLanguage(pathname);
const { documentElement } = document;
const html = documentElement.dataset;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser blocks storage. The page uses the theme of the system and expects no session.
    return null;
  }
};

const lastEmail = (): string => {
  try {
    const { uid, email } = JSON.parse(read(lastUserKey) ?? '');
    return uid === read(ownerKey) && typeof email === 'string' ? encodeURIComponent(email) : '';
  } catch {
    return '';
  }
};

const preloadData = (email: string) => {
  for (const [pattern, addresses] of preloads) {
    const page = new RegExp(pattern);
    if (!page.test(path)) continue;
    for (const address of addresses) {
      const url = path.replace(page, address).replace(':email', () => email);
      preload(new URL(url, href).href);
    }
  }
};

const preloadFile = (file: string) => {
  const link = document.createElement('link');
  const isStylesheet = file.endsWith('.css');
  link.rel = isStylesheet ? 'stylesheet' : 'modulepreload';
  // `loadChunk` waits for the marked stylesheets.
  if (isStylesheet) link.dataset.early = '';
  link.href = file;
  document.head.append(link);
};

const load = async () => {
  if (lacksApis()) await import(/* @vite-ignore */ polyfills);
  await import(/* @vite-ignore */ main);
};

const run = () => {
  load().catch(async (error: unknown) => {
    documentElement.style.visibility = '';
    // The browser throws the error of a module again at each import, but each failed request has an error of its own.
    const isOwnError = await load().then(
      () => false,
      (again) => again === error,
    );
    html.loadFailed = isOwnError ? 'error' : '';
    if (isOwnError) throw error;
  });
};

let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  // The entry chunk is by far the largest file.
  preloadFile(main);
  if (lacksApis()) preloadFile(polyfills);
  for (const [pattern, files] of routeChunks) if (new RegExp(pattern).test(path)) files.forEach(preloadFile);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
};

/** Until the app renders it or the browser has opened another page. */
const hide = () => {
  documentElement.style.visibility = 'hidden';
};

const theme = parseStoredTheme(read(themeKey));
if (theme) html.theme = theme;
// The stylesheet hides the photo gallery, so that the browser does not load it before hydration.
if (isDataSaverOn(read(dataSaverKey))) html.saveData = '';
// The navbar can show a signed-in user before the auth provider has confirmed the session.
if (read(tokenKey) && read(ownerKey)) html.hasSession = '';

addEventListener(
  'error',
  ({ target }) => {
    // Vite does not request a stylesheet whose link element exists.
    if (target instanceof HTMLLinkElement) target.remove();
  },
  true,
);

/**
 * If the browser itself follows the language link (in a new tab, or before the app is rendered), an earlier choice
 * would redirect the user back.
 */
const storeLinkLanguage = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (!link || event.defaultPrevented) return;
  try {
    localStorage.setItem(languageKey, link.hreflang);
  } catch {
    // The browser blocks storage, so no earlier choice is stored.
  }
};
for (const type of ['click', 'auxclick']) addEventListener(type, storeLinkLanguage);

const startPage = () => {
  // Such as the English not-found page for a URL in Bangla.
  if (documentElement.lang !== language) {
    documentElement.lang = language;
    hide();
    start();
  }
  if (__IS_PRERENDERED__) {
    // The timeout is needed when some content never loads, and in hidden tabs, which paint no frames.
    setTimeout(start, maxDelayMs);
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 100)));
    for (const type of ['pointerdown', 'keydown', 'touchstart'])
      addEventListener(type, start, { once: true, passive: true, capture: true });
  } else {
    // Without a session, the guard will redirect the user to the login page.
    const email = lastEmail();
    if (email && html.hasSession !== undefined) preloadData(email);
    start();
  }
};

// `tooOldBrowser.js` has replaced the page by a text.
const isTooOld = html.tooOld !== undefined;
const firstPath = startPath({ pathname, stored: read(languageKey), browserLanguages: navigator.languages });
if (!isTooOld && firstPath === pathname) startPage();
else if (!isTooOld) {
  hide();
  location.replace(firstPath + search + hash);
}
