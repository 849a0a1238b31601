import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Prerendered HTML is visible before the code of the page. Controls that need the code must be `inert` until the value
 * is true, because a press or an input would be lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
