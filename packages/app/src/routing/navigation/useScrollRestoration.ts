import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { nameEntry } from './historyEntryKey.ts';

/** Where the places are kept between two loads of a page, for this tab alone. */
const storageKey = 'secondGear.scrollPlaces';

/** In px from the top, by the history entry. */
type Places = Record<string, number>;

const readPlaces = (): Places => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, place]) => typeof place === 'number');
    return Object.fromEntries(entries);
  } catch {
    // Storage is refused, or somebody has written something else there: every page begins at its top.
    return {};
  }
};

const keepPlaces = (places: Places): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Then a page loaded anew begins at its top.
  }
};

let isHeld = false;

/** Keeps the places as they are now: the page is about to be loaded anew, and what stands here until then is not what was read. */
export const holdScrollPlaces = (): void => {
  isHeld = true;
};

/** The router calls each entry that it has not made itself by the same name. */
const entryOf = (key: string): string => (key === 'default' ? nameEntry() : key);

const scrollToMarked = (hash: string): boolean => {
  const marked = hash ? document.getElementById(hash.slice(1)) : null;
  marked?.scrollIntoView();
  return marked !== null;
};

/** What somebody does who goes elsewhere on the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In ms without anything that comes: the page has all that it will have for now. */
const quiet = 500;

/**
 * Scrolls to a place that may not be there yet, as in a list that is still growing: again with each bit of it that comes, until
 * it is reached and nothing more comes, or somebody goes elsewhere.
 *
 * @returns is aborted by then, and ends it when it is aborted
 */
const scrollWhenThere = (place: number): AbortController => {
  const wayBack = new AbortController();
  const { signal } = wayBack;
  let rest: number | undefined;
  const end = () => wayBack.abort();
  const scroll = () => {
    window.scrollTo(0, place);
    window.clearTimeout(rest);
    // What comes between it and the footer would carry it along: browsers hold on to what is in view.
    if (Math.abs(window.scrollY - place) < 1) rest = window.setTimeout(end, quiet);
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => {
    window.clearTimeout(rest);
    growth.disconnect();
  });
  for (const sign of signs) window.addEventListener(sign, end, { passive: true, signal });
  // Tells of the size that there is already as well.
  growth.observe(document.body);
  scroll();
  return wayBack;
};

/**
 * Opens every page at its top, or at what the address marks on it; whoever goes back or forward, or loads a page anew, finds
 * it where they left it.
 */
export const useScrollPlaces = (): void => {
  const here = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<Places>(null);

  // Before the next page is painted, and after everything in it is laid out.
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    places.current ??= readPlaces();
    const known = places.current;
    const entry = entryOf(here.key);
    // Whoever has begun to read the page that is opened first stays where they are.
    const isReading = isFirst && window.scrollY > 0;
    const place = navigationType === 'POP' && !isReading ? known[entry] : undefined;
    const wayBack = place === undefined ? null : scrollWhenThere(place);
    if (!wayBack && !isReading && !scrollToMarked(here.hash) && !isFirst) window.scrollTo(0, 0);

    const note = () => {
      // Not what is passed on the way to it, nor what is left standing of this page on the way to another entry.
      if (!isHeld && (!wayBack || wayBack.signal.aborted) && nameEntry() === entry) known[entry] = window.scrollY;
    };
    if (isReading) note();
    // As it is scrolled: once somebody has left a page, it is no longer there to be asked.
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      wayBack?.abort();
      window.removeEventListener('scroll', note);
    };
  }, [here, navigationType]);

  useEffect(() => {
    const keep = () => keepPlaces(places.current ?? {});
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keep);
    };
  }, []);
};
