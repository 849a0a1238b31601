import { useSyncExternalStore } from 'react';

const interactionEvents = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let hasInteracted = false;

const subscribe = (onChange: () => void): (() => void) => {
  const onInteraction = () => {
    hasInteracted = true;
    unsubscribe();
    onChange();
  };
  const unsubscribe = () => {
    for (const event of interactionEvents) window.removeEventListener(event, onInteraction);
  };
  for (const sign of interactionEvents) window.addEventListener(sign, onInteraction, { passive: true });
  return unsubscribe;
};

/** Only after a first interaction, or on a scrolled page, a page loads what many users do not need. */
export const useHasInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasInteracted || window.scrollY > 0,
    () => false,
  );
