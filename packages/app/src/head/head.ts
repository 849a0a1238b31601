import { ownerKey, somebodyKey, tokenKey } from '../session/tokenKeys.ts';
import { themeKey } from '../theme/themeKey.ts';
import { askEarly } from './early.ts';
import { askForPicture } from './firstPicture.ts';
import type { HeadPage } from './page.ts';

/**
 * Stands in the head of every page, in full, and runs before anything is painted; the build compiles it and puts its hash
 * into the Content-Security-Policy. It must stay small, and must never throw.
 */
declare const __PAGE__: HeadPage;
/** The page stands there already: its code may come when everything that is seen has come. */
declare const __IS_DRAWN__: boolean;

/** How long the shop's script stays behind what is seen, in ms. */
const patience = 3_000;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is refused: the page follows the system, and expects nobody.
    return null;
  }
};

const html = document.documentElement.dataset;
const theme = read(themeKey);
if (theme === 'day' || theme === 'night') html.theme = theme;
// Only that there is somebody; who it is, and whether it is true, is for the identity provider to say.
if (read(tokenKey) && read(ownerKey)) html.somebody = '';

addEventListener(
  'error',
  ({ target }) => {
    // By its link a stylesheet counts as there: one that did not come would never be asked for again, with its part.
    if (target instanceof HTMLLinkElement) target.remove();
    // The shop's own: there is no other in a page that nothing has come to life in.
    if (target instanceof HTMLScriptElement) html.lost = '';
  },
  true,
);

const { main, files, parts, calls, apiUrl, pictures } = __PAGE__;

const ask = (file: string) => {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  document.head.append(link);
};

/** Asks for what this page is made of now, and not when the shop's script has come and asked for it. */
const askForParts = () => {
  for (const [path, needed] of parts) {
    if (new RegExp(path).test(location.pathname)) for (const at of needed) ask(files[at] ?? '');
  }
};

/** The e-mail address of whoever was here last, as it is put into an address; '' where that is not written down. */
const lastEmail = (): string => {
  try {
    const { uid, email } = JSON.parse(read(somebodyKey) ?? '');
    return uid === read(ownerKey) ? encodeURIComponent(email) : '';
  } catch {
    return '';
  }
};

/** Asks for what it shows now as well: most of those who look at a list are buyers. */
const askForData = () => {
  const { pathname, href } = location;
  const inFull = (address: string) => new URL(address, href).href;
  const email = lastEmail();
  for (const [path, addresses] of calls) {
    const page = new RegExp(path);
    if (!page.test(pathname)) continue;
    const [list] = addresses
      .filter((one) => email || !one.includes(':email'))
      .map((one) => askEarly(inFull(pathname.replace(page, one).replace(':email', () => email))));
    if (list) void askForPicture(list, inFull(apiUrl), pictures.map(inFull));
  }
};

if (!__IS_DRAWN__) {
  askForParts();
  // Whoever is nobody is sent to the login page.
  if (html.somebody !== undefined) askForData();
} else {
  // What is seen comes first: the shop's script would only stand in its way. Whoever is quicker than that has it at once,
  // and a picture that does not come holds up nothing for long.
  const signs = ['pointerdown', 'keydown', 'touchstart'] as const;
  let isAsked = false;
  const start = () => {
    if (isAsked) return;
    isAsked = true;
    askForParts();
    void import(/* @vite-ignore */ main);
  };
  addEventListener('load', () => {
    // Once the largest picture is painted; where there is none, or nobody says when, a moment later.
    setTimeout(start, 1_000);
    const painted = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'url' in entry && entry.url)) setTimeout(start);
    });
    painted.observe({ type: 'largest-contentful-paint', buffered: true });
  });
  setTimeout(start, patience);
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true, capture: true });
}
