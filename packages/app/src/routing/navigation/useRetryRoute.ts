import { forgetLostParts } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { worldAtom } from '../../atoms/services.ts';

/**
 * Comes to the same page once more, in the place of this time: whatever of it did not come is asked for again, and who is
 * here too, if that could not be asked.
 */
export const useAskingAgain = (): (() => void) => {
  const navigate = useNavigate();
  const { door } = useAtomValue(worldAtom);
  const here = useLocation();
  return useCallback(() => {
    forgetLostParts();
    if (door.absence()) door.prepare();
    void navigate(here, { replace: true, state: here.state });
  }, [navigate, door, here]);
};
