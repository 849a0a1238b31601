import { useIsHydrated } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import type { SessionState } from './machine/session.ts';
import { sessionAtom } from './sessionAtoms.ts';
import { sessionServicesAtom } from './sessionServices.ts';

const asPrerendered: SessionState = { state: 'loading' };

/** `loading` during hydration, as in the prerendered HTML, which is the same for all users. */
export const useSession = (): SessionState => {
  const now = useAtomValue(sessionAtom);
  return useIsHydrated() ? now : asPrerendered;
};

/** Only decides what a page shows at first. False during prerendering and hydration, as for a guest. */
export const useHasStoredSession = (): boolean => {
  const { session } = useAtomValue(sessionServicesAtom);
  return useIsHydrated() && session.hasStoredSession();
};
