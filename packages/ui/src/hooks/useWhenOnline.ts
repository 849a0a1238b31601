import { useEffect } from 'react';

export const useWhenOnline = (isEnabled: boolean, callback: () => void): void => {
  useEffect(() => {
    if (!isEnabled) return undefined;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [isEnabled, callback]);
};
