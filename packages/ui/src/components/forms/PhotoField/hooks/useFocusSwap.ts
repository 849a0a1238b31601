import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a row of buttons when other buttons replace them. If the focused button is removed, the hook calls
 * `focus`, which must move the focus to one of the other buttons.
 *
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
