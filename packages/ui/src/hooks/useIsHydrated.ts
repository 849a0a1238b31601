import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether React has hydrated the component. Prerendered HTML is visible before the code of the page has loaded. Controls
 * that need this code must be `inert` until the value is true. Otherwise a press or an input would be lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
