import { useEffect } from 'react';

/**
 * Does something when the line is back.
 *
 * @param isWanted whether there is anything to do then
 */
export const useWhenOnline = (isWanted: boolean, act: () => void): void => {
  useEffect(() => {
    if (!isWanted) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [isWanted, act]);
};
