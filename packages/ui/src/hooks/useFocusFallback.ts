import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The element that had the focus last, and the group (see `groupSelector`) that contains it. */
type LastFocus = { element: Element; group: Element | null };

/**
 * Moves the focus to a container when the focused element inside it is removed, for example with the card of a bike
 * that has been sold. Without this the focus would move to the top of the page. The container needs `tabIndex={-1}`.
 * Inside a group, where one button replaces another, the new button gets the focus instead.
 *
 * @param groupSelector selects such groups
 * @returns a function that checks again whether the focused element was removed; to be called when elements are removed
 * without a render of the container
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
    // Looks for the focused element now, because it may have got the focus before this effect ran.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // Uses the DOM's focusin event: React's onFocus also receives events from dialogs, through portals.
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
