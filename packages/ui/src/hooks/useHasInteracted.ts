import { useSyncExternalStore } from 'react';

const signs = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let isStirred = false;

const subscribe = (tell: () => void): (() => void) => {
  const stir = () => {
    isStirred = true;
    leave();
    tell();
  };
  const leave = () => {
    for (const sign of signs) window.removeEventListener(sign, stir);
  };
  for (const sign of signs) window.addEventListener(sign, stir, { passive: true });
  return leave;
};

/**
 * Whether somebody has done anything with the page yet, or come back to the middle of it. What stands at its foot need not
 * be fetched for those who leave again at once.
 */
export const useStirred = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isStirred || window.scrollY > 0,
    () => false,
  );
