import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether React has hydrated the component. Prerendered HTML is visible before its code has loaded. Controls that need
 * the code must be `inert` until this is true, so that no press and no input is lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
