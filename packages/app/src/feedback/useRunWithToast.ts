import { toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import type { MutationResult } from '../atoms/mutations/mutationResult.ts';
import { servicesAtom } from '../atoms/services.ts';
import { uidAtom } from '../atoms/session.ts';
import { useErrorMessage } from './errorMessages.ts';
import { showDelayedLoadingToast } from './showDelayedLoadingToast.ts';

type Outcome = 'done' | 'failed';
type Action = (() => Promise<void>) | (() => Promise<MutationResult>);

/**
 * Does what somebody asked for and says in a toast what came of it; and before that, when it takes long, that it is still
 * under way. What it returns never rejects. An answer that comes when they are gone is told to nobody: the next person did
 * not ask (faults.md A8, A9).
 */
export const useRunWithToast = (): ((action: Action, success: string) => Promise<Outcome>) => {
  const toMessage = useErrorMessage();
  const copy = useCopy();
  const store = useStore();
  const { timeouts } = useAtomValue(servicesAtom);
  return useCallback(
    async (action, success) => {
      const userId = store.get(uidAtom);
      const hasUserChanged = () => store.get(uidAtom) !== userId;
      const dismiss = showDelayedLoadingToast(copy.waiting.stillWaiting, timeouts.slowNoticeMs);
      try {
        const outcome = (await action()) ?? 'done';
        if (hasUserChanged()) return 'failed';
        if (outcome === 'done') toast.success(success);
        else toast.plain(copy.notices[outcome]);
        return 'done';
      } catch (problem) {
        if (!hasUserChanged()) toast.error(toMessage(problem));
        return 'failed';
      } finally {
        dismiss();
      }
    },
    [copy, toMessage, timeouts, store],
  );
};
