import { toast } from '@second-gear/ui';
import { useCallback } from 'react';
import { useProblemWords } from './words.ts';

type Attempted = 'done' | 'failed';

/** Does what somebody asked for and says in a toast what came of it. What it returns never rejects. */
export const useAttempt = (): ((action: () => Promise<void>, success: string) => Promise<Attempted>) => {
  const inWords = useProblemWords();
  return useCallback(
    async (action, success) => {
      try {
        await action();
        toast.success(success);
        return 'done';
      } catch (problem) {
        toast.error(inWords(problem));
        return 'failed';
      }
    },
    [inWords],
  );
};
