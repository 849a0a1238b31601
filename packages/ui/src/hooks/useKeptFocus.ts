import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus from falling to the top of the page when what had it is taken away: a bike that was sold meanwhile, a
 * 'Try again' that worked. The place itself takes the focus then, so it needs `tabIndex={-1}`.
 *
 * @returns looks once more; for what goes away without the place being drawn again.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>): (() => void) => {
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    // Not React's onFocus: that one also hears what happens in dialogs, which live elsewhere in the page.
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [place]);

  const look = useCallback(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [place]);

  useEffect(look);
  return look;
};
