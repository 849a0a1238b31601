import { afterIdle } from '@second-gear/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyEntryKey } from './historyEntryKey.ts';

/** The key of the scroll positions in session storage, where they survive a reload in the same tab. */
const storageKey = 'secondGear.scrollPlaces';

/** The first visible item of a list, and the distance of its upper edge from the top of the window, in px. */
type TopItem = { index: string; top: number };

/**
 * The scroll position of a page: the distance from its top, in px. When a list is shown again, the browser only estimates
 * the heights of the cards above the window. So the first visible card is stored too, and gets the same place in the window.
 */
type ScrollPosition = { y: number; topItem?: TopItem | undefined };

/** Scroll positions by history entry key. */
type ScrollPositions = Record<string, ScrollPosition>;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' && value !== null && 'y' in value && typeof value.y === 'number';

/** Finds the first visible item by bisection, because each look at an item takes time while the user scrolls. */
const readTopItem = (): TopItem | undefined => {
  const items = document.querySelectorAll<HTMLElement>('[data-index]');
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((items[middle]?.getBoundingClientRect().bottom ?? 0) > 0) to = middle;
    else from = middle + 1;
  }
  const item = items[from];
  const top = item?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const index = item?.dataset.index;
  return index !== undefined && top < window.innerHeight ? { index, top } : undefined;
};

/** Returns how far the page must scroll to reach the position, in px. */
const distanceTo = ({ y, topItem }: ScrollPosition): number => {
  const item = topItem && document.querySelector(`[data-index="${CSS.escape(topItem.index)}"]`);
  return item ? item.getBoundingClientRect().top - topItem.top : y - window.scrollY;
};

const isAt = (position: ScrollPosition): boolean => Math.abs(distanceTo(position)) < 1;

const readPositions = (): ScrollPositions => {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, position]) => isScrollPosition(position)));
  } catch {
    // Session storage is blocked, or the item does not contain scroll positions. Every page then starts at its top.
    return {};
  }
};

const savePositions = (positions: ScrollPositions): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Session storage is blocked. After a reload, the page starts at its top.
  }
};

/**
 * The history state for a navigation during which the user stays on the page, such as the next query of a search. Such
 * a navigation does not change the scroll position.
 */
export const keptScroll = { keepsScroll: true };

export const hasKeptScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state;

let isFrozen = false;

/**
 * Stops the saving of scroll positions. Called before a reload: until the reload happens, the page shows a loading
 * state or an error, and the position of that content must not replace the stored position of the page.
 */
export const freezeScrollPositions = (): void => {
  isFrozen = true;
};

/**
 * The router's key is 'default' for every history entry that the router has not created. Such an entry gets a key of
 * its own.
 */
const toEntryKey = (key: string): string => (key === 'default' ? historyEntryKey() : key);

const scrollToHash = (hash: string): boolean => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView();
  return target !== null;
};

/** Events of user input that may scroll the page. They end a restoration. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The page counts as completely loaded when its height has not changed for this time and the browser is idle, in ms.
 */
const settleMs = 500;

/**
 * Scrolls to a position. While its list is still loading, the page may be too short for the position. Scrolls again at
 * each change of the page's size, until the position is reached and the size is stable, or until the user gives input.
 *
 * @returns a controller that is aborted when the restoration ends; aborting it ends the restoration
 */
const restoreScroll = (position: ScrollPosition): AbortController => {
  const restoring = new AbortController();
  const { signal } = restoring;
  let settleTimer: number | undefined;
  const end = () => restoring.abort();
  // The restoration also waits until the browser is idle. On a slow device, cards that are still being rendered change
  // the position later than after `settleMs`.
  const endAfterIdle = async () => {
    const timer = settleTimer;
    await afterIdle();
    if (timer !== settleTimer) return;
    if (isAt(position)) end();
    else scroll();
  };
  const scroll = () => {
    window.scrollBy(0, distanceTo(position));
    window.clearTimeout(settleTimer);
    settleTimer = undefined;
    // The restoration does not end as soon as the position is reached. If content is added above the visible content
    // later, the browser changes the position, to keep the visible content in place.
    if (isAt(position)) settleTimer = window.setTimeout(() => void endAfterIdle(), settleMs);
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => {
    window.clearTimeout(settleTimer);
    growth.disconnect();
  });
  for (const type of inputEvents) window.addEventListener(type, end, { passive: true, signal });
  // The observer calls `scroll` when the size of the page changes, and once for the initial size.
  growth.observe(document.body);
  scroll();
  return restoring;
};

/**
 * Scrolls each newly opened page to its top, or to the element of the URL's hash. A navigation with `keptScroll` does
 * not scroll. After Back, Forward or a reload, restores the page's last scroll position.
 */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<ScrollPositions>(null);

  // A layout effect is used, because the position must be set after layout and before the page's first paint.
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    places.current ??= readPositions();
    const known = places.current;
    const entry = toEntryKey(location.key);
    // If the user has scrolled the first page before the app has rendered it, the scroll position stays as it is.
    const hasScrolled = isFirst && window.scrollY > 0;
    const position = navigationType === 'POP' && !hasScrolled ? known[entry] : undefined;
    // The top of a page needs no restoration: it can be reached at once, and content that is added later does not move it.
    const isTop = position?.y === 0;
    const wayBack = position && !isTop ? restoreScroll(position) : null;
    const isKept = navigationType !== 'POP' && hasKeptScroll(location.state);
    const staysInPlace = wayBack !== null || hasScrolled || isKept;
    if (isTop || (!staysInPlace && !scrollToHash(location.hash) && !isFirst)) window.scrollTo(0, 0);

    // A restoration that has not reached its position has nothing to save. The hook also saves nothing after the browser
    // has moved to another history entry, as long as the old page is still shown.
    const isReached = () => !position || !wayBack || wayBack.signal.aborted || isAt(position);
    const canSave = () => !isFrozen && isReached() && historyEntryKey() === entry;
    const save = () => {
      if (canSave()) known[entry] = { y: window.scrollY, topItem: readTopItem() };
    };
    const store = () => {
      save();
      savePositions(known);
    };
    if (hasScrolled || isKept) save();
    // The hook saves the position at each scroll, and not when the user leaves the page, because the content of the
    // page is already removed then.
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      wayBack?.abort();
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', store);
    };
  }, [location, navigationType]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
};
