import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a row of buttons that is swapped for another one: whoever stood on one that is gone is taken to where `focus` leads,
 * and nobody else is.
 *
 * @returns what the row itself needs to know where people stand
 */
export const useFocusSwap = (focus: () => void) => {
  const stoodOn = useRef<Element>(null);

  useEffect(() => {
    if (!stoodOn.current || stoodOn.current.isConnected) return;
    stoodOn.current = null;
    if (document.activeElement === document.body) focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      stoodOn.current = target;
    },
    onBlur: () => {
      stoodOn.current = null;
    },
  };
};
