import { useIsHydrated } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { sessionServicesAtom } from './sessionServices.ts';

/** Only decides what a page shows at first. False during prerendering and hydration, as for a guest. */
export const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  return useIsHydrated() && session.hasStoredSession();
};
