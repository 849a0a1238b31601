import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a row of buttons when other buttons replace them: if the focused button is removed, `focus` is
 * called.
 * @returns the event handlers for the row
 */
export const useFocusSwap = (focus: () => void) => {
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) focus();
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
};
