import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { sessionServicesAtom } from './sessionServices.ts';

const subscribeToNothing = () => () => {};

/**
 * Whether the browser stores a session that is probably still valid. This value only decides what a page shows at first.
 * During prerendering and hydration it is false, as for a guest.
 */
export const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  return useSyncExternalStore(subscribeToNothing, session.hasStoredSession, () => false);
};
