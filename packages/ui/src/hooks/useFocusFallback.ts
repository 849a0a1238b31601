import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** `group` is the ancestor that matches `groupSelector`. */
type LastFocus = { element: Element; group: Element | null };

/**
 * Moves the focus to a container (with `tabIndex={-1}`) when its focused element is removed, for example the card of a
 * sold bike. The browser would move it to the top of the page. Within a group, such as buttons that replace each other,
 * another button gets the focus.
 * @param groupSelector the selector of such groups
 * @returns moves the focus in the same way, for removals without a render of this component
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
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // Not React's `onFocus`, which would also report the focus in dialogs that the container renders in portals.
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
