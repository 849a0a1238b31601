import { useIsLive } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../atoms/session.ts';
import type { SessionState } from './session/session.ts';

const asDrawn: SessionState = { state: 'loading' };

/**
 * Who is here, for what stands around every page. A page that was drawn ahead comes to life as it was drawn, for nobody in
 * particular, even where it is already known who is here; that is shown right after.
 */
export const useSession = (): SessionState => {
  const now = useAtomValue(sessionAtom);
  return useIsLive() ? now : asDrawn;
};
