import { useEffect } from 'react';

/**
 * Calls `callback` whenever the browser is online again.
 *
 * @param isEnabled whether to listen for the event
 */
export const useWhenOnline = (isEnabled: boolean, callback: () => void): void => {
  useEffect(() => {
    if (!isEnabled) return undefined;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [isEnabled, callback]);
};
