import { forgetLostParts } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { worldAtom } from '../atoms/world.ts';

/**
 * Comes to the same page once more, in the place of this time: whatever of it did not come is asked for again, and who is
 * here too, if that could not be asked.
 */
export const useAskingAgain = (): (() => void) => {
  const navigate = useNavigate();
  const { door } = useAtomValue(worldAtom);
  const { pathname, search, hash, state } = useLocation();
  return useCallback(() => {
    forgetLostParts();
    if (door.absence()) door.prepare();
    void navigate({ pathname, search, hash }, { replace: true, state });
  }, [navigate, door, pathname, search, hash, state]);
};
