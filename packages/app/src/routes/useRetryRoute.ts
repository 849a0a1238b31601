import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';

/** Opens the current page again, so that it loads a failed chunk again, and the auth provider's code. */
export const useRetryRoute = (): (() => void) => {
  const navigate = useNavigate();
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const location = useLocation();
  return useCallback(() => {
    if (authProvider.loadError()) authProvider.preload();
    void navigate(location, { replace: true, state: location.state });
  }, [navigate, authProvider, location]);
};
