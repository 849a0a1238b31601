import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyEntryKey } from './historyEntryKey.ts';

/** Where the places are kept between two loads of a page, for this tab alone. */
const storageKey = 'secondGear.scrollPlaces';

/** In px from the top, by the history entry. */
type ScrollPositions = Record<string, number>;

const readPositions = (): ScrollPositions => {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, place]) => typeof place === 'number');
    return Object.fromEntries(entries);
  } catch {
    // Storage is refused, or somebody has written something else there: every page begins at its top.
    return {};
  }
};

const savePositions = (positions: ScrollPositions): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Then a page loaded anew begins at its top.
  }
};

let isFrozen = false;

/** Keeps the places as they are now: the page is about to be loaded anew, and what stands here until then is not what was read. */
export const freezeScrollPositions = (): void => {
  isFrozen = true;
};

/** The router calls each entry that it has not made itself by the same name. */
const toEntryKey = (key: string): string => (key === 'default' ? historyEntryKey() : key);

const scrollToHash = (hash: string): boolean => {
  const marked = hash ? document.getElementById(hash.slice(1)) : null;
  marked?.scrollIntoView();
  return marked !== null;
};

/** What somebody does who goes elsewhere on the page. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In ms without anything that comes: the page has all that it will have for now. */
const settleMs = 500;

/**
 * Scrolls to a place that may not be there yet, as in a list that is still growing: again with each bit of it that comes, until
 * it is reached and nothing more comes, or somebody goes elsewhere.
 *
 * @returns is aborted by then, and ends it when it is aborted
 */
const restoreScroll = (place: number): AbortController => {
  const restoring = new AbortController();
  const { signal } = restoring;
  let settleTimer: number | undefined;
  const end = () => restoring.abort();
  const scroll = () => {
    window.scrollTo(0, place);
    window.clearTimeout(settleTimer);
    // What comes between it and the footer would carry it along: browsers hold on to what is in view.
    if (Math.abs(window.scrollY - place) < 1) settleTimer = window.setTimeout(end, settleMs);
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => {
    window.clearTimeout(settleTimer);
    growth.disconnect();
  });
  for (const sign of inputEvents) window.addEventListener(sign, end, { passive: true, signal });
  // Tells of the size that there is already as well.
  growth.observe(document.body);
  scroll();
  return restoring;
};

/**
 * Opens every page at its top, or at what the address marks on it; whoever goes back or forward, or loads a page anew, finds
 * it where they left it.
 */
export const useScrollRestoration = (): void => {
  const here = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<ScrollPositions>(null);

  // Before the next page is painted, and after everything in it is laid out.
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    places.current ??= readPositions();
    const known = places.current;
    const entry = toEntryKey(here.key);
    // Whoever has begun to read the page that is opened first stays where they are.
    const isReading = isFirst && window.scrollY > 0;
    const place = navigationType === 'POP' && !isReading ? known[entry] : undefined;
    const wayBack = place === undefined ? null : restoreScroll(place);
    if (!wayBack && !isReading && !scrollToHash(here.hash) && !isFirst) window.scrollTo(0, 0);

    const save = () => {
      // Not what is passed on the way to it, nor what is left standing of this page on the way to another entry.
      if (!isFrozen && (!wayBack || wayBack.signal.aborted) && historyEntryKey() === entry)
        known[entry] = window.scrollY;
    };
    if (isReading) save();
    // As it is scrolled: once somebody has left a page, it is no longer there to be asked.
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      wayBack?.abort();
      window.removeEventListener('scroll', save);
    };
  }, [here, navigationType]);

  useEffect(() => {
    const keep = () => savePositions(places.current ?? {});
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keep);
    };
  }, []);
};
