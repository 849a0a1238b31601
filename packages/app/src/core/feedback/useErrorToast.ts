import { type Dismiss, toast } from '@second-gear/ui';
import { useCallback, useRef } from 'react';

/**
 * Returns the function that shows why an action has failed. Without a text it removes the toast: called when the action
 * is tried again, because the error would otherwise stay beside the success.
 */
export const useErrorToast = (): ((problem?: string, action?: string) => void) => {
  const shown = useRef(new Map<string, Dismiss>());
  return useCallback((problem = '', action = '') => {
    shown.current.get(action)?.();
    shown.current.delete(action);
    if (problem) shown.current.set(action, toast.error(problem));
  }, []);
};
