import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main heading of the new page if the focused element was removed together with the old page:
 * after sign-in, after a redirect by a guard, or after a retry of a failed page. Otherwise a screen reader would start
 * at the top of the page and announce nothing. The hook waits until the heading exists. An element that gets the focus
 * meanwhile keeps it.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // The history entry's key: replacing an entry counts as a navigation, even to the same path.
  const page = useNavigationType() === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  useEffect(() => {
    // For the first page of a visit the focus is not moved, because screen readers start at its top anyway.
    if (previous.current === page) return;
    previous.current = page;
    return focusHeading();
  }, [page]);
};

/**
 * Whether the focused element is visible. A link of a removed page keeps the focus until the next paint, and does not
 * count.
 */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/** @returns a function that stops waiting for the heading */
const focusHeading = (): (() => void) => {
  const tryFocus = () => {
    if (hasFocus(document.activeElement)) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // The focus must not scroll the page, because `useScrollRestoration` sets the scroll position.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  // Delayed to the end of the task: the error page of a failed page is removed in the same task, but after this effect.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
