import { toast, useCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { type MutationResult, UnknownOutcome } from '#core/data/mutationResult.ts';
import { servicesAtom } from '#core/services.ts';
import { showDelayedLoadingToast } from './showDelayedLoadingToast.ts';
import { useUserScope } from './usePageScope.ts';

type Action = (() => Promise<void>) | (() => Promise<MutationResult>);

/**
 * Returns the function that waits for a mutation. If the outcome of the mutation is unknown, a toast says that it may
 * have been done, while the data is read again; the promise then resolves with what the data shows. It rejects if the
 * mutation has failed, or if the outcome is still unknown.
 */
export const useFindOut = (): (<Result>(mutation: Promise<Result>) => Promise<Result | MutationResult>) => {
  const { waiting } = useCopy();
  return useCallback(
    async (mutation) => {
      try {
        return await mutation;
      } catch (error) {
        if (!(error instanceof UnknownOutcome)) throw error;
        const dismiss = toast.loading(waiting.findingOut);
        const result = await error.findOut().catch(() => null);
        dismiss();
        if (result === null) throw error;
        return result;
      }
    },
    [waiting],
  );
};

/**
 * Returns the function that runs a mutation and shows its result in a toast. While a slow mutation is running, a
 * loading toast is shown. The returned promise never rejects: it resolves with undefined, or with the reason why the
 * mutation failed. If another user has signed in, or the user has signed out, before the mutation ends, no result is
 * shown, and the reason is '' (failure modes A8, A9).
 */
export const useRunWithToast = (): ((
  action: Action,
  success: string,
  refused?: string,
) => Promise<string | undefined>) => {
  const toMessage = useErrorMessage();
  const copy = useCopy();
  const beginForUser = useUserScope();
  const { timeouts } = useAtomValue(servicesAtom);
  const findOut = useFindOut();
  return useCallback(
    async (action, success, refused) => {
      const isSameUser = beginForUser();
      const dismiss = showDelayedLoadingToast(copy.waiting.stillWaiting, timeouts.slowNoticeMs);
      try {
        const result =
          (await findOut<MutationResult | undefined>(action().then((value) => value ?? undefined))) ?? 'done';
        if (!isSameUser()) return '';
        if (result === 'done') toast.success(success);
        else toast.plain(copy.notices[result]);
        return undefined;
      } catch (error) {
        if (!isSameUser()) return '';
        const problem = toMessage(error, refused);
        toast.error(problem);
        return problem;
      } finally {
        dismiss();
      }
    },
    [copy, toMessage, timeouts, beginForUser, findOut],
  );
};
