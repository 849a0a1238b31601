import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyEntryKey } from './historyEntryKey.ts';

/** The key in session storage: scroll positions survive a reload in the same tab. */
const storageKey = 'secondGear.scrollPlaces';

/** In px from the top, by history entry key. */
type ScrollPositions = Record<string, number>;

const readPositions = (): ScrollPositions => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, position]) => typeof position === 'number');
    return Object.fromEntries(entries);
  } catch {
    // Storage is disabled, or it contains other data: every page starts at its top.
    return {};
  }
};

const savePositions = (positions: ScrollPositions): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // After a reload, the page starts at its top.
  }
};

let isFrozen = false;

/** Stops saving positions: the page will be reloaded, and what it shows until then is not what the user has scrolled. */
export const freezeScrollPositions = (): void => {
  isFrozen = true;
};

/** The router uses the key 'default' for every entry that it has not created. */
const toEntryKey = (key: string): string => (key === 'default' ? historyEntryKey() : key);

const scrollToHash = (hash: string): boolean => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView();
  return target !== null;
};

/** Input that means that the user scrolls elsewhere. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In ms: without a change of size for this long, the page counts as complete. */
const settleMs = 500;

/**
 * Scrolls to a position that may not exist yet, as in a list that is still loading: again with each change of the page's size,
 * until the position is reached and the size is stable, or the user scrolls elsewhere.
 *
 * @returns a controller that is aborted at the end; aborting it ends the restoration
 */
const restoreScroll = (position: number): AbortController => {
  const restoring = new AbortController();
  const { signal } = restoring;
  let settleTimer: number | undefined;
  const end = () => restoring.abort();
  const scroll = () => {
    window.scrollTo(0, position);
    window.clearTimeout(settleTimer);
    // Content that is added above the footer would move the position, because browsers anchor what is in view.
    if (Math.abs(window.scrollY - position) < 1) settleTimer = window.setTimeout(end, settleMs);
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => {
    window.clearTimeout(settleTimer);
    growth.disconnect();
  });
  for (const type of inputEvents) window.addEventListener(type, end, { passive: true, signal });
  // The observer also reports the initial size.
  growth.observe(document.body);
  scroll();
  return restoring;
};

/**
 * Opens every page at its top, or at the element of the URL's hash. After back, forward or a reload, the page has its last
 * scroll position.
 */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<ScrollPositions>(null);

  // A layout effect: after layout, before the first paint of the page.
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    places.current ??= readPositions();
    const known = places.current;
    const entry = toEntryKey(location.key);
    // If the user has already scrolled the first page, it stays there.
    const hasScrolled = isFirst && window.scrollY > 0;
    const position = navigationType === 'POP' && !hasScrolled ? known[entry] : undefined;
    const wayBack = position === undefined ? null : restoreScroll(position);
    if (!wayBack && !hasScrolled && !scrollToHash(location.hash) && !isFirst) window.scrollTo(0, 0);

    const save = () => {
      // Not positions on the way of a restoration, nor of this page's remains after the browser has moved to another entry.
      if (!isFrozen && (!wayBack || wayBack.signal.aborted) && historyEntryKey() === entry)
        known[entry] = window.scrollY;
    };
    if (hasScrolled) save();
    // On scroll and not on leave: the page is gone by then.
    window.addEventListener('scroll', save, { passive: true });
    return () => {
      wayBack?.abort();
      window.removeEventListener('scroll', save);
    };
  }, [location, navigationType]);

  useEffect(() => {
    const saveAll = () => savePositions(places.current ?? {});
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', saveAll);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', saveAll);
    };
  }, []);
};
