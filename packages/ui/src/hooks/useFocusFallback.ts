import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** What had the focus last, and where in the place it stood. */
type Held = { element: Element; corner: Element | null };

/**
 * Keeps the focus from falling to the top of the page when what had it is taken away: a bike that was sold meanwhile, a
 * 'Try again' that worked. The place itself takes the focus then, so it needs `tabIndex={-1}`; or, in a corner of it where one
 * button takes the place of another, that one.
 *
 * @param corners a selector of such corners
 * @returns looks once more; for what goes away without the place being drawn again.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, corners?: string): (() => void) => {
  const last = useRef<Held | null>(null);

  useEffect(() => {
    const element = place.current;
    const remember = (target: EventTarget | null) => {
      if (target instanceof Element)
        last.current = { element: target, corner: corners ? target.closest(corners) : null };
    };
    const hear = ({ target }: FocusEvent) => remember(target);
    // It may have come before this did.
    if (element?.contains(document.activeElement)) remember(document.activeElement);
    // Not React's onFocus: that one also hears what happens in dialogs, which live elsewhere in the page.
    element?.addEventListener('focusin', hear);
    return () => element?.removeEventListener('focusin', hear);
  }, [place, corners]);

  const look = useCallback(() => {
    const { current: held } = last;
    if (!held || held.element.isConnected || document.activeElement !== document.body) return;
    const button = held.corner?.isConnected ? held.corner.querySelector('button') : null;
    (button ?? place.current)?.focus({ preventScroll: true });
  }, [place]);

  useEffect(look);
  return look;
};
