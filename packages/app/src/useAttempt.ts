import { toast } from '@second-gear/ui';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { uidAtom } from './atoms/session.ts';
import { useProblemWords } from './words.ts';

type Attempted = 'done' | 'failed';

/**
 * Does what somebody asked for and says in a toast what came of it. What it returns never rejects. An answer that comes
 * when they are gone is told to nobody: the next person did not ask (faults.md A8, A9).
 */
export const useAttempt = (): ((action: () => Promise<void>, success: string) => Promise<Attempted>) => {
  const inWords = useProblemWords();
  const store = useStore();
  return useCallback(
    async (action, success) => {
      const asker = store.get(uidAtom);
      const isGone = () => store.get(uidAtom) !== asker;
      try {
        await action();
        if (isGone()) return 'failed';
        toast.success(success);
        return 'done';
      } catch (problem) {
        if (!isGone()) toast.error(inWords(problem));
        return 'failed';
      }
    },
    [inWords, store],
  );
};
