import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The element that had the focus last, and its group. */
type LastFocus = { element: Element; group: Element | null };

/**
 * Moves the focus to the container when the focused element is removed, for example the card of a bike that has been sold.
 * Without this the focus would move to the top of the page. The container needs `tabIndex={-1}`. Inside a group, where one
 * button replaces another, the new button gets the focus instead.
 *
 * @param groupSelector selects such groups
 * @returns checks again; for elements that are removed without a render of the container
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
    // The focus may have been set before this effect.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // Not React's onFocus, which also receives events from dialogs through portals.
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
