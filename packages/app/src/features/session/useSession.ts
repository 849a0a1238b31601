import { useIsHydrated } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import type { SessionState } from './machine/session.ts';
import { sessionAtom } from './sessionAtoms.ts';

const asPrerendered: SessionState = { state: 'loading' };

/**
 * The session, for the layout around every page. Returns `loading` during hydration, so that the first client render
 * matches the prerendered HTML, which is the same for all users.
 */
export const useSession = (): SessionState => {
  const now = useAtomValue(sessionAtom);
  return useIsHydrated() ? now : asPrerendered;
};
