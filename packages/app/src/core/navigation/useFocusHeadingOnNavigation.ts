import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the main heading of the new page when the focused element was removed with the old page: after
 * sign-in, after a redirect by a guard, or after a retry of a failed page. Without a focused element, a screen reader
 * would start at the top of the page and announce nothing. The hook waits until the heading exists. If another element
 * gets the focus before that, the focus stays there. After Back, the link to the page that the user has left gets the
 * focus instead of the heading, if the new page already has this link when it has its heading.
 */
export const useFocusHeadingOnNavigation = (): void => {
  const { pathname, key } = useLocation();
  // `page` changes with each new page. After a navigation that replaces the history entry it is the key of the new
  // entry, because the path may stay the same.
  const navigationType = useNavigationType();
  const page = navigationType === 'REPLACE' ? key : pathname;
  const previous = useRef(page);
  /** The last path in the address bar. It has the prefix of the language, as the links of the page do. */
  const previousPath = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second run for one page would stop the waiting.
  useEffect(() => {
    // On the first page of a visit the focus is not moved, because screen readers start at the top of a new document
    // anyway.
    const leftPath = previousPath.current;
    previousPath.current = window.location.pathname;
    if (previous.current === page) return;
    previous.current = page;
    return focusHeading(navigationType === 'POP' ? `main a[href="${CSS.escape(leftPath)}"]` : null);
  }, [page]);
};

/**
 * Whether this element has the focus and is visible. A link of a removed page still has the focus until the next paint,
 * but is not visible.
 */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && element.getClientRects().length > 0;

/**
 * Focuses the main heading as soon as it exists.
 *
 * @param linkSelector selects the link that gets the focus instead of the heading, if the link exists; null if there is
 * no such link
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
  // The first attempt happens at the end of the task. After a retry, the error page of the failed page is removed in
  // the same task, but after this effect.
  queueMicrotask(tryFocus);
  return () => observer.disconnect();
};
