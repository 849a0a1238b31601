import { ownerKey, tokenKey } from '../session/tokenKeys.ts';
import { themeKey } from '../theme/themeKey.ts';
import { askEarly } from './early.ts';
import type { HeadPage } from './page.ts';

/**
 * Stands in the head of every page, in full, and runs before anything is painted; the build compiles it and puts its hash
 * into the Content-Security-Policy. It must stay small, and must never throw.
 */
declare const __PAGE__: HeadPage;

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

const { main, identity, isDrawn, parts, calls } = __PAGE__;

const ask = (file: string) => {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = file;
  document.head.append(link);
};

/** Asks for what this page is made of now, and not when the shop's script has come and asked for it. */
const askForParts = () => {
  for (const [path, files] of parts) {
    if (new RegExp(path).test(location.pathname)) for (const file of files) ask(file);
  }
};

/** Asks for what it shows now as well, which is shown once it is known who is here. */
const askForData = () => {
  const { pathname, href } = location;
  for (const [path, addresses] of calls) {
    const page = new RegExp(path);
    if (page.test(pathname)) for (const one of addresses) askEarly(new URL(pathname.replace(page, one), href).href);
  }
};

if (!isDrawn) {
  // First: it is the largest by far, and the page's own tag may come after what is asked for here.
  ask(main);
  askForParts();
  // Whatever the page shows waits until it is known who is here.
  if (html.somebody !== undefined) {
    ask(identity);
    askForData();
  }
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
