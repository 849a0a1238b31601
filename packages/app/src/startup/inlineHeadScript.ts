import { lastUserKey, ownerKey, tokenKey } from '../auth/session/tokenKeys.ts';
import { parseStoredTheme } from '../theme/parseStoredTheme.ts';
import { themeKey } from '../theme/themeKey.ts';
import type { HeadScriptConfig } from './headScriptConfig.ts';
import { preload } from './preloadedFetch.ts';
import type * as FirstBikes from './renderFirstCards.ts';
import type { PreloadedList } from './renderFirstCards.ts';

/**
 * Stands in the head of every page, in full, and runs before anything is painted; the build compiles it and puts its hash
 * into the Content-Security-Policy. It must stay small, and must never throw.
 */
declare const __PAGE__: HeadScriptConfig;
/** The page stands there already: its code may come when everything that is seen has come. */
declare const __IS_DRAWN__: boolean;

/** How long the shop's script stays behind what is seen, in ms: behind a list that does not come, and behind a picture. */
const maxDelayMs = { list: 1_500, picture: 3_000 };

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is refused: the page follows the system, and expects nobody.
    return null;
  }
};

const html = document.documentElement.dataset;
const theme = parseStoredTheme(read(themeKey));
if (theme) html.theme = theme;
// Only that there is somebody; who it is, and whether it is true, is for the identity provider to say.
if (read(tokenKey) && read(ownerKey)) html.hasSession = '';

addEventListener(
  'error',
  ({ target }) => {
    // By its link a stylesheet counts as there: one that did not come would never be asked for again, with its part.
    if (target instanceof HTMLLinkElement) target.remove();
  },
  true,
);

const { main, files, routeChunks, preloads, firstCardsScript } = __PAGE__;

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
  import(/* @vite-ignore */ main).catch((problem: unknown) => {
    html.loadFailed = '';
    // Browsers speak of a module that did not come; whatever else it is, is the script's own.
    if (!/module/.test(String(problem))) throw problem;
  });
};

/** Asks for the shop's script, and for what this page is made of now, and not when that script has come and asked for it. */
const start = once(() => {
  // The largest by far.
  for (const file of [main, ...filesOfPage()]) preloadFile(file);
  // As one that is named by a tag: it may be here before the page that it needs.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
});

/** What is seen comes first: the shop's script would only stand in its way. Whoever is quicker than that has it at once. */
const startOnInput = () => {
  for (const sign of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(sign, start, { once: true, passive: true, capture: true });
};

/**
 * Starts once all that is seen has come and is painted. What does not come holds up nothing for long, and for a tab that nobody
 * looks at no frame is drawn.
 */
const startAfterPaint = () => {
  setTimeout(start, maxDelayMs.picture);
  const soon = () => requestAnimationFrame(() => setTimeout(start, 100));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
};

/** The e-mail address of whoever was here last, as it is put into an address; '' where that is not written down. */
const lastEmail = (): string => {
  try {
    const { uid, email } = JSON.parse(read(lastUserKey) ?? '');
    return uid === read(ownerKey) && typeof email === 'string' ? encodeURIComponent(email) : '';
  } catch {
    return '';
  }
};

/** Has the first bikes of a list drawn before the shop's script has come; where that was kept at an earlier visit, it is as quick. */
const renderCards = async (list: PreloadedList): Promise<boolean> => {
  if (await globalThis.caches?.match(main)) return false;
  const { renderFirstCards }: typeof FirstBikes = await import(/* @vite-ignore */ firstCardsScript);
  return renderFirstCards(list);
};

/** Asks for what a list shows, before all else; most of those who look at one are buyers. */
const startWithList = ([path, addresses]: HeadScriptConfig['preloads'][number]) => {
  const { pathname, href } = location;
  const page = new RegExp(path);
  const email = lastEmail();
  // Where it is not known who is here, this may be no page for them.
  if (email) {
    for (const file of filesOfPage()) if (file.endsWith('.css')) preloadFile(file);
    if (!navigator.serviceWorker?.controller) preloadFile(firstCardsScript);
  }
  const inFull = (address: string) =>
    new URL(
      pathname.replace(page, address).replace(':email', () => email),
      href,
    ).href;
  const [bikes, brands, role] = addresses
    .filter((one) => email || !one.includes(':email'))
    .map((one) => preload(inFull(one)));
  if (!email || !bikes || !brands) return start();
  startOnInput();
  const late = setTimeout(start, maxDelayMs.list);
  Promise.all([bikes, brands]).then(() => {
    clearTimeout(late);
    setTimeout(start, maxDelayMs.picture);
  }, start);
  renderCards({ id: page.exec(pathname)?.[1] ?? '', bikes, brands, role }).then(
    (isDrawn) => (isDrawn ? startAfterPaint() : start()),
    // It is left to the shop's script.
    start,
  );
};

if (!__IS_DRAWN__) {
  // Whoever is nobody is sent to the login page.
  const list = preloads.find(([path]) => html.hasSession !== undefined && new RegExp(path).test(location.pathname));
  if (list) startWithList(list);
  else start();
} else {
  startOnInput();
  startAfterPaint();
}
