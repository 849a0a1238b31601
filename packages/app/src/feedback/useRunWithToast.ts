import { toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import type { Outcome } from '../atoms/mutations/mutationResult.ts';
import { worldAtom } from '../atoms/services.ts';
import { uidAtom } from '../atoms/session.ts';
import { useProblemWords } from './errorMessages.ts';
import { sayLater } from './showDelayedLoadingToast.ts';

type Attempted = 'done' | 'failed';
type Action = (() => Promise<void>) | (() => Promise<Outcome>);

/**
 * Does what somebody asked for and says in a toast what came of it; and before that, when it takes long, that it is still
 * under way. What it returns never rejects. An answer that comes when they are gone is told to nobody: the next person did
 * not ask (faults.md A8, A9).
 */
export const useAttempt = (): ((action: Action, success: string) => Promise<Attempted>) => {
  const inWords = useProblemWords();
  const copy = useCopy();
  const store = useStore();
  const { patience } = useAtomValue(worldAtom);
  return useCallback(
    async (action, success) => {
      const asker = store.get(uidAtom);
      const isGone = () => store.get(uidAtom) !== asker;
      const dismiss = sayLater(copy.waiting.stillAsking, patience.words);
      try {
        const outcome = (await action()) ?? 'done';
        if (isGone()) return 'failed';
        if (outcome === 'done') toast.success(success);
        else toast.plain(copy.outcomes[outcome]);
        return 'done';
      } catch (problem) {
        if (!isGone()) toast.error(inWords(problem));
        return 'failed';
      } finally {
        dismiss();
      }
    },
    [copy, inWords, patience, store],
  );
};
