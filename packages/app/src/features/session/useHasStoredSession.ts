import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { sessionServicesAtom } from './sessionServices.ts';

const subscribeToNothing = () => () => {};

/** Only decides what a page shows at first. False during prerendering and hydration, as for a guest. */
export const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  return useSyncExternalStore(subscribeToNothing, session.hasStoredSession, () => false);
};
