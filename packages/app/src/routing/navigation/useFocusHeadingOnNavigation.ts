import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main heading of the new page when the focused element was removed with the old page: after
 * sign-in, after a redirect by a guard, or after a retry of a failed page. Otherwise a screen reader would start at the
 * top of the page and announce nothing. The hook waits until the heading exists. If another element gets the focus
 * before that, the focus stays there. After Back, the link to the page that the user has left gets the focus instead of
 * the heading, if the new page already has this link when it has its heading.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // The key of the history entry. A navigation that replaces the entry changes the key, even if the path stays the
  // same.
  const navigationType = useNavigationType();
  const page = navigationType === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  /** The path in the address bar, which links have too. */
  const previousPath = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run for one page would stop the waiting.
  useEffect(() => {
    // The first page of a visit does not move the focus, because screen readers start at the top of a new document
    // anyway.
    const leftPath = previousPath.current;
    previousPath.current = window.location.pathname;
    if (previous.current === page) return;
    previous.current = page;
    return focusHeading(navigationType === 'POP' ? `main a[href="${CSS.escape(leftPath)}"]` : null);
  }, [page]);
};

/**
 * Whether the focused element is visible. A link of a removed page still has the focus until the next paint, and is not
 * visible.
 */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/**
 * @param linkSelector the element that gets the focus instead of the heading, if it exists
 * @returns a function that stops waiting for the heading
 */
const focusHeading = (linkSelector: string | null): (() => void) => {
  const tryFocus = () => {
    if (hasFocus(document.activeElement)) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    const link = linkSelector === null ? null : document.querySelector<HTMLElement>(linkSelector);
    // The focus must not scroll the page, because `useScrollRestoration` sets the scroll position.
    (link ?? heading).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(tryFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  // Delayed to the end of the task: the error page of a failed page is removed in the same task, but after this effect.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
