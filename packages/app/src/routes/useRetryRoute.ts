import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionServicesAtom } from '#features/session/sessionServices.ts';

/**
 * Returns the function that opens the current page again and replaces its history entry, so that a page whose chunk has
 * failed loads the chunk again. The function also loads the auth provider's code if that has failed.
 */
export const useRetryRoute = (): (() => void) => {
  const navigate = useNavigate();
  const { authProvider } = useAtomValue(sessionServicesAtom);
  const location = useLocation();
  return useCallback(() => {
    if (authProvider.loadError()) authProvider.preload();
    void navigate(location, { replace: true, state: location.state });
  }, [navigate, authProvider, location]);
};
