import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus from falling to the top of the page when what had it is taken away: a bike that was sold meanwhile, a
 * 'Try again' that worked. The place itself takes the focus then, so it needs `tabIndex={-1}`; or else what is found in it.
 *
 * @param selector of what takes the focus in the place's stead
 * @returns looks once more; for what goes away without the place being drawn again.
 */
export const useKeptFocus = (place: RefObject<HTMLElement | null>, selector?: string): (() => void) => {
  const last = useRef<EventTarget | null>(null);

  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    // It may have come before this did.
    if (element?.contains(document.activeElement)) last.current = document.activeElement;
    // Not React's onFocus: that one also hears what happens in dialogs, which live elsewhere in the page.
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [place]);

  const look = useCallback(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (!isGone || document.activeElement !== document.body) return;
    const heir = selector ? place.current?.querySelector<HTMLElement>(selector) : place.current;
    heir?.focus({ preventScroll: true });
  }, [place, selector]);

  useEffect(look);
  return look;
};
