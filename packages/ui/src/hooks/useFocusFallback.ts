import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The last focused element, and the group around it (see `groupSelector`). */
type LastFocus = { element: Element; group: Element | null };

/**
 * Focuses a container when the focused element inside it is removed, for example the card of a sold bike. Otherwise the
 * focus would move to the top of the page. The container needs `tabIndex={-1}`. If the removed element was in a group
 * whose buttons replace each other, the new button gets the focus instead.
 *
 * @param groupSelector selects such groups
 * @returns a function that restores the focus; to be called when elements are removed without a render of the component
 * that uses the hook
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
    // React's onFocus would also receive events from dialogs, through portals. The DOM's focusin event does not.
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
