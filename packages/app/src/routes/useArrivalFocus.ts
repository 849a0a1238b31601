import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the main heading of the page that somebody has come to, when the one they left took it away: after
 * signing in, or where a guard has led them elsewhere. Otherwise a screen reader would start again at the very top, and say
 * nothing. Waits until the heading is there; whoever has the focus by then keeps it.
 */
export const useArrivalFocus = (): void => {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    // The page that is opened first is read from its top anyway.
    if (before.current === pathname) return;
    before.current = pathname;
    return focusHeading();
  }, [pathname]);
};

/** @returns stops waiting. */
const focusHeading = (): (() => void) => {
  const look = () => {
    if (document.activeElement !== document.body) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // Where the page is scrolled to is the router's to say.
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
};
