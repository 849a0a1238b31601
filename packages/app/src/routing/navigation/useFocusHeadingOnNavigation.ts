import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main heading of the new page when the focused element was removed with the old page: after
 * sign-in, after a redirect by a guard, or after a retry of a failed page. Otherwise a screen reader would start at the
 * top of the page and announce nothing. The hook waits until the heading exists. If another element gets the focus
 * before that, the focus stays there.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // The key of the history entry. A navigation that replaces the entry changes the key, even if the path stays the
  // same.
  const page = useNavigationType() === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  useEffect(() => {
    // The first page of a visit does not move the focus, because screen readers start at the top of a new document
    // anyway.
    if (previous.current === page) return;
    previous.current = page;
    return focusHeading();
  }, [page]);
};

/**
 * Whether the focused element is visible. A link of a removed page still has the focus until the next paint, and is not
 * visible.
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
