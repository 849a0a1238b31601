import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * When the focused element was removed with the old page, a screen reader would start at the top and announce nothing.
 * So the main heading gets the focus, or after Back the link to the page that was left.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // A navigation that replaces the history entry may keep the path, so its key is used.
  const navigationType = useNavigationType();
  const page = navigationType === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  const previousPath = useRef('');
  // A second run for one page would stop the waiting.
  const onPage = useEffectEvent((shown: string) => {
    // On the first page, screen readers start at the top of the document anyway.
    const leftPath = previousPath.current;
    previousPath.current = window.location.pathname;
    if (previous.current === shown) return;
    previous.current = shown;
    return focusHeading(navigationType === 'POP' ? `main a[href="${CSS.escape(leftPath)}"]` : null);
  });
  useEffect(() => onPage(page), [page]);
};

/** A link of a removed page still has the focus until the next paint, but is not visible. */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/** @returns stops waiting for the heading */
const focusHeading = (linkSelector: string | null): (() => void) => {
  const tryFocus = () => {
    if (hasFocus(document.activeElement)) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    const link = linkSelector === null ? null : document.querySelector<HTMLElement>(linkSelector);
    // `useScrollRestoration` sets the scroll position.
    (link ?? heading).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  // After a retry, the error page is removed in the same task, but after this effect.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
