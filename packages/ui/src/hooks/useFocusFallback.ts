import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The element that had the focus last, and the element around it that matches `groupSelector`. */
type LastFocus = { element: Element; group: Element | null };

/**
 * Moves the focus to a container when the focused element inside the container is removed, for example the card of a
 * sold bike. Otherwise the browser would move the focus to the top of the page. The container needs `tabIndex={-1}`. If
 * the removed element was in a group, such as buttons that replace each other, a button of the group gets the focus
 * instead of the container.
 *
 * @param groupSelector the selector of such groups
 * @returns a function that restores the focus. Call it when elements are removed without a render of the component that
 * uses this hook
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
    // An element may have got the focus before this effect ran.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // React's onFocus is also called for dialogs that the container's components render in portals. The DOM event
    // `focusin` is not.
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
