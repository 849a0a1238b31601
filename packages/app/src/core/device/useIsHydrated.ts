import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during hydration, while the page must be as it was prerendered; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
