import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main heading of the new page if the focused element was removed with the old one: after sign-in, after
 * a redirect by a guard, or after a retry of a failed page. Otherwise a screen reader would start at the top without a word.
 * Waits until the heading exists; an element that gets focus in the meantime keeps it.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // A replaced history entry counts as a navigation, even to the same path.
  const page = useNavigationType() === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  useEffect(() => {
    // The first page of a visit is read from its top anyway.
    if (previous.current === page) return;
    previous.current = page;
    return focusHeading();
  }, [page]);
};

/** Whether the element is visible. A removed page's link keeps the focus until the next paint, which does not count. */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/** @returns a function that stops waiting */
const focusHeading = (): (() => void) => {
  const tryFocus = () => {
    if (hasFocus(document.activeElement)) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // `useScrollRestoration` decides the scroll position.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  // The error page of a failed page is removed in this task, but after this effect.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
