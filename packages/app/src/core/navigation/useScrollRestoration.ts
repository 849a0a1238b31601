import { afterIdle } from '@second-gear/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyEntryKey } from './historyEntryKey.ts';

/** In session storage they survive a reload in the same tab. */
const storageKey = 'secondGear.scrollPlaces';

type TopItem = { index: string; top: number };

/**
 * In px. The browser only estimates the heights of the cards above the window, so the first visible card is stored too.
 */
type ScrollPosition = { y: number; topItem?: TopItem | undefined };

type ScrollPositions = Record<string, ScrollPosition>;

const isScrollPosition = (value: unknown): value is ScrollPosition =>
  typeof value === 'object' && value !== null && 'y' in value && typeof value.y === 'number';

/** By bisection, because each look at an item takes time while the user scrolls. */
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
    // Session storage is blocked, or has something else. Every page then starts at its top.
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

/** For a navigation that stays on the page, such as the next query of a search. It does not scroll. */
export const keptScroll = { keepsScroll: true };

export const hasKeptScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsScroll' in state;

let isFrozen = false;

/** Called before a reload: the loading state or error meanwhile must not replace the stored position of the page. */
export const freezeScrollPositions = (): void => {
  isFrozen = true;
};

/** The router's key is 'default' for every entry that the router has not created. */
const toEntryKey = (key: string): string => (key === 'default' ? historyEntryKey() : key);

/** A place to which the page scrolls while its content is loading. */
type Destination = { isReached(): boolean; scroll(): void };

const toPosition = (position: ScrollPosition): Destination => ({
  isReached: () => isAt(position),
  scroll: () => window.scrollBy(0, distanceTo(position)),
});

/** The element may not be there yet. The page stays at it until the user gives input. */
const toHash = (hash: string): Destination => ({
  isReached: () => false,
  scroll: () => document.getElementById(hash.slice(1))?.scrollIntoView(),
});

/** Input that may scroll the page ends a restoration. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In ms. The page is completely loaded when its height has not changed for this time and the browser is idle. */
const settleMs = 500;

/**
 * While its list is loading, the page may be too short. So it scrolls at each change of its size, until the destination is
 * reached and stable, or until the user gives input.
 * @returns aborted when that ends; aborting it ends it
 */
const scrollTo = (destination: Destination): AbortController => {
  const restoring = new AbortController();
  const { signal } = restoring;
  let settleTimer: number | undefined;
  const end = () => restoring.abort();
  // On a slow device, cards are still rendered after `settleMs`.
  const endAfterIdle = async () => {
    const timer = settleTimer;
    await afterIdle();
    if (timer !== settleTimer) return;
    if (destination.isReached()) end();
    else scroll();
  };
  const scroll = () => {
    destination.scroll();
    window.clearTimeout(settleTimer);
    settleTimer = undefined;
    // Not ended at once: the browser still changes the position when content is added above.
    if (destination.isReached()) settleTimer = window.setTimeout(() => void endAfterIdle(), settleMs);
  };
  const growth = new ResizeObserver(scroll);
  signal.addEventListener('abort', () => {
    window.clearTimeout(settleTimer);
    growth.disconnect();
  });
  for (const type of inputEvents) window.addEventListener(type, end, { passive: true, signal });
  growth.observe(document.body);
  scroll();
  return restoring;
};

/** After Back, Forward or a reload, restores the position. A navigation with `keptScroll` does not scroll. */
export const useScrollRestoration = (): void => {
  const location = useLocation();
  const navigationType = useNavigationType();
  const places = useRef<ScrollPositions>(null);

  // After layout and before the first paint.
  useLayoutEffect(() => {
    const isFirst = places.current === null;
    places.current ??= readPositions();
    const known = places.current;
    const entry = toEntryKey(location.key);
    const stored = navigationType === 'POP' ? known[entry] : undefined;
    // The user has scrolled the first page before the app has rendered it. Read only where it matters now, because the
    // browser then computes the layout in the same task as the render.
    const hasScrolled = isFirst && (stored !== undefined || location.hash !== '') && window.scrollY > 0;
    const position = hasScrolled ? undefined : stored;
    // The top can be reached at once, and content that is added later does not move it.
    const isTop = position?.y === 0;
    const wayBack = position && !isTop ? scrollTo(toPosition(position)) : null;
    const isKept = navigationType !== 'POP' && hasKeptScroll(location.state);
    const staysInPlace = wayBack !== null || hasScrolled || isKept;
    if (isTop || (!staysInPlace && !isFirst)) window.scrollTo(0, 0);
    const wayToHash = !isTop && !staysInPlace && location.hash ? scrollTo(toHash(location.hash)) : null;

    // Nothing to save before the position is reached, nor while the old page is still shown at another entry.
    const isReached = () => !position || !wayBack || wayBack.signal.aborted || isAt(position);
    const canSave = () => !isFrozen && isReached() && historyEntryKey() === entry;
    const save = () => {
      if (canSave()) known[entry] = { y: window.scrollY, topItem: readTopItem() };
    };
    const store = () => {
      save();
      savePositions(known);
    };
    if (isKept) save();
    const firstFrame = isFirst ? requestAnimationFrame(save) : undefined;
    // At each scroll, because the content is already removed when the user leaves the page.
    window.addEventListener('scroll', save, { passive: true });
    // Cards that were laid out after the last scroll have moved the page. A click may leave it.
    window.addEventListener('click', save, { capture: true });
    window.addEventListener('pagehide', store);
    return () => {
      wayBack?.abort();
      wayToHash?.abort();
      if (firstFrame !== undefined) cancelAnimationFrame(firstFrame);
      window.removeEventListener('scroll', save);
      window.removeEventListener('click', save, { capture: true });
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
