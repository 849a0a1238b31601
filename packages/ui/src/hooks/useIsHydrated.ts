import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the component is hydrated. Prerendered HTML is visible before its code has loaded: until then, controls that need
 * code are `inert`, so that no press and no input is lost.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
