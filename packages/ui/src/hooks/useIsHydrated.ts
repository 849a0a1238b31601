import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page answers. A page that was drawn when the shop was built is there before its code is: until then, what
 * needs code is `inert`, so that nobody presses a button in vain or loses what they have typed.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
