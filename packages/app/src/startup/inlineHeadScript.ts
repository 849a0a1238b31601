import { preload } from '../api/preloadedFetch.ts';
import { lastUserKey, ownerKey, tokenKey } from '../storage/tokenKeys.ts';
import { parseStoredTheme } from '../theme/parseStoredTheme.ts';
import { themeKey } from '../theme/themeKey.ts';
import type { HeadScriptConfig } from './headScriptConfig.ts';
import type * as FirstBikes from './renderFirstCards.ts';
import type { PreloadedList } from './renderFirstCards.ts';

/**
 * The inline script in the head of every HTML file. It runs before the first paint. The build compiles it and adds its hash to
 * the Content-Security-Policy. It must stay small and must never throw.
 */
declare const __HEAD_SCRIPT_CONFIG__: HeadScriptConfig;
/** Whether this HTML file is prerendered. If it is, its code may load after everything that is visible. */
declare const __IS_PRERENDERED__: boolean;

/**
 * The longest delay before the entry chunk is loaded, in ms. `list` applies while a list loads, and `image` while an
 * image loads.
 */
const maxDelayMs = { list: 1_500, image: 3_000 };

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is disabled: the page uses the system's theme and expects no session.
    return null;
  }
};

const html = document.documentElement.dataset;
const theme = parseStoredTheme(read(themeKey));
if (theme) html.theme = theme;
// Only a hint that the user is probably signed in. The auth provider decides later.
if (read(tokenKey) && read(ownerKey)) html.hasSession = '';

addEventListener(
  'error',
  ({ target }) => {
    // Vite does not request a stylesheet whose link element exists. The element of a failed stylesheet is removed, so
    // that Vite can request it again.
    if (target instanceof HTMLLinkElement) target.remove();
  },
  true,
);

const { main, files, routeChunks, preloads, firstCardsScript } = __HEAD_SCRIPT_CONFIG__;

const requested = new Set<string>();

const preloadFile = (file: string) => {
  if (requested.has(file)) return;
  requested.add(file);
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  document.head.append(link);
};

const once = (work: () => void) => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

const filesOfPage = (): string[] =>
  routeChunks
    .filter(([path]) => new RegExp(path).test(location.pathname))
    .flatMap(([, needed]) => needed.map((at) => files[at] ?? ''));

const run = () => {
  import(/* @vite-ignore */ main).catch((error: unknown) => {
    html.loadFailed = '';
    // If the file did not load, the browser's error message contains "module". Any other error was thrown by the script
    // itself.
    if (!/module/.test(String(error))) throw error;
  });
};

/** Loads the entry chunk and, in parallel, the files of this page. */
const start = once(() => {
  // The entry chunk is first in the list, because it is by far the largest file.
  for (const file of [main, ...filesOfPage()]) preloadFile(file);
  // The entry chunk runs after the document was parsed, as with a script tag of type module.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
});

/** Loads the entry chunk at the user's first input. Used while the chunk is delayed in favour of visible content. */
const startOnInput = () => {
  for (const type of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(type, start, { once: true, passive: true, capture: true });
};

/**
 * Loads the entry chunk after the visible content is painted. The timeout is for content that never loads, and for
 * hidden tabs, which render no frames.
 */
const startAfterPaint = () => {
  setTimeout(start, maxDelayMs.image);
  const soon = () => requestAnimationFrame(() => setTimeout(start, 100));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

/** The URL-encoded e-mail address of the last user, or '' if none is stored. */
const lastEmail = (): string => {
  try {
    const { uid, email } = JSON.parse(read(lastUserKey) ?? '');
    return uid === read(ownerKey) && typeof email === 'string' ? encodeURIComponent(email) : '';
  } catch {
    return '';
  }
};

/**
 * Renders the first cards before the entry chunk has loaded. Not if the entry chunk is cached, because the app then
 * renders as fast.
 */
const renderCards = async (list: PreloadedList): Promise<boolean> => {
  if (await globalThis.caches?.match(main)) return false;
  const { renderFirstCards }: typeof FirstBikes = await import(/* @vite-ignore */ firstCardsScript);
  return renderFirstCards(list);
};

/**
 * Preloads the data of a list before anything else. Of the roles only the buyer role is requested, because most users
 * who open a list are buyers.
 */
const startWithList = ([path, addresses]: HeadScriptConfig['preloads'][number]) => {
  const { pathname, href } = location;
  const page = new RegExp(path);
  const email = lastEmail();
  // If no user is stored, the page's files are not preloaded, because the guard may not open the page.
  if (email) {
    for (const file of filesOfPage()) if (file.endsWith('.css')) preloadFile(file);
    if (!navigator.serviceWorker?.controller) preloadFile(firstCardsScript);
  }
  const toAbsolute = (address: string) =>
    new URL(
      pathname.replace(page, address).replace(':email', () => email),
      href,
    ).href;
  const [bikes, brands, role] = addresses
    .filter((one) => email || !one.includes(':email'))
    .map((one) => preload(toAbsolute(one)));
  if (!email || !bikes || !brands) return start();
  startOnInput();
  const late = setTimeout(start, maxDelayMs.list);
  Promise.all([bikes, brands]).then(() => {
    clearTimeout(late);
    setTimeout(start, maxDelayMs.image);
  }, start);
  renderCards({ id: page.exec(pathname)?.[1] ?? '', bikes, brands, role }).then(
    (isRendered) => (isRendered ? startAfterPaint() : start()),
    // If the cards cannot be rendered here, the app renders the list.
    start,
  );
};

if (!__IS_PRERENDERED__) {
  // The list is not preloaded for a guest, because the guard will redirect a guest to the login page.
  const list = preloads.find(([path]) => html.hasSession !== undefined && new RegExp(path).test(location.pathname));
  if (list) startWithList(list);
  else start();
} else {
  startOnInput();
  startAfterPaint();
}
