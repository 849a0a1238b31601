import { resetFailedChunks } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { servicesAtom } from '../../atoms/services.ts';

/**
 * Comes to the same page once more, in the place of this time: whatever of it did not come is asked for again, and who is
 * here too, if that could not be asked.
 */
export const useRetryRoute = (): (() => void) => {
  const navigate = useNavigate();
  const { authProvider } = useAtomValue(servicesAtom);
  const here = useLocation();
  return useCallback(() => {
    resetFailedChunks();
    if (authProvider.loadError()) authProvider.preload();
    void navigate(here, { replace: true, state: here.state });
  }, [navigate, authProvider, here]);
};
