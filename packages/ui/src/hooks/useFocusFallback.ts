import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The element that had the focus last, and its ancestor that matches `groupSelector`. */
type LastFocus = { element: Element; group: Element | null };

/**
 * Moves the focus to a container when its focused element is removed, for example the card of a sold bike. Without this
 * hook the browser would move the focus to the top of the page. The container needs `tabIndex={-1}`. If the removed
 * element was in a group, such as buttons that replace each other, another button of the group gets the focus instead.
 *
 * @param groupSelector the selector of such groups
 * @returns a function that moves the focus in the same way. Call it when elements are removed, but the component with this
 *   hook is not rendered again
 */
export const useFocusFallback = (container: RefObject<HTMLElement | null>, groupSelector?: string): (() => void) => {
  const lastFocus = useRef<LastFocus | null>(null);

  useEffect(() => {
    const element = container.current;
    const remember = (target: EventTarget | null) => {
      if (target instanceof Element)
        lastFocus.current = { element: target, group: groupSelector ? target.closest(groupSelector) : null };
    };
    const onFocusIn = ({ target }: FocusEvent) => remember(target);
    // An element of the container may already have the focus when this effect runs.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // The hook must ignore dialogs, which components of the container render in portals. React's `onFocus` would report
    // the focus inside them. The DOM event `focusin` does not, because the dialogs are outside the container.
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [container, groupSelector]);

  const restoreFocus = useCallback(() => {
    const { current: last } = lastFocus;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const button = last.group?.isConnected ? last.group.querySelector('button') : null;
    (button ?? container.current)?.focus({ preventScroll: true });
  }, [container]);

  useEffect(restoreFocus);
  return restoreFocus;
};
