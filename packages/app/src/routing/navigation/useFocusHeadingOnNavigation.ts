import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Puts the focus on the main heading of the page that somebody has come to, when the one they left took it away: after
 * signing in, where a guard has led them elsewhere, or where one that did not come was asked for again. Otherwise a screen
 * reader would start again at the very top, and say nothing. Waits until the heading is there; whoever has the focus by then
 * keeps it.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // In the place of another one it is come to anew, even where that had the same address.
  const page = useNavigationType() === 'REPLACE' ? key : pathname;
  const before = useRef(page);
  useEffect(() => {
    // The page that is opened first is read from its top anyway.
    if (before.current === page) return;
    before.current = page;
    return focusHeading();
  }, [page]);
};

/** A link of the page that was left has the focus until the next paint, out of sight already. That is nobody's any more. */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/** @returns stops waiting. */
const focusHeading = (): (() => void) => {
  const tryFocus = () => {
    if (hasFocus(document.activeElement)) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // Where the page is scrolled to is the router's to say.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  // A page that was broken is taken away in this turn still, but after this.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
