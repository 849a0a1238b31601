import { showDelayedLoadingToast, toast, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useCallback } from 'react';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import { type MutationResult, UnknownOutcome } from '#core/data/mutationResult.ts';
import { servicesAtom } from '#core/services.ts';
import { useUserScope } from '../userScope.ts';
import { showLinkToast } from './showLinkToast.tsx';
import { useErrorToast } from './useErrorToast.ts';

type Outcome = Promise<void> | Promise<MutationResult>;

/**
 * If the outcome is unknown, a toast says so while the data is read again. Resolves with what the data shows, or
 * rejects.
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
 * Never rejects: resolves with undefined, or with the reason of a failure. For another user no result is shown, and the
 * reason is '' (failure modes A8, A9).
 */
export const useRunWithToast = (): ((
  action: () => Outcome,
  success: string,
  refused?: string,
  linkHref?: string,
  linkLabel?: string,
) => Promise<string | undefined>) => {
  const toMessage = useErrorMessage();
  const copy = useCopy();
  const beginForUser = useUserScope();
  const { timeouts } = useAtomValue(servicesAtom);
  const findOut = useFindOut();
  const showError = useErrorToast();
  return useCallback(
    async (action, success, refused, linkHref, linkLabel = copy.myProduct.seeHome) => {
      const isSameUser = beginForUser();
      showError('', success);
      const dismiss = showDelayedLoadingToast(copy.waiting.stillWaiting, timeouts.slowNoticeMs);
      try {
        const result =
          (await findOut<MutationResult | undefined>(action().then((value) => value ?? undefined))) ?? 'done';
        if (!isSameUser()) return '';
        if (result !== 'done') toast.plain(copy.notices[result]);
        else if (linkHref) showLinkToast(success, { label: linkLabel, href: linkHref });
        else toast.success(success);
        return undefined;
      } catch (error) {
        if (!isSameUser()) return '';
        const problem = toMessage(error, refused);
        showError(problem, success);
        return problem;
      } finally {
        dismiss();
      }
    },
    [copy, toMessage, timeouts, beginForUser, findOut, showError],
  );
};

/** For an action on one record, such as its deletion. The function is the same in each render. */
export const useRecordAction = <Row, Result extends Outcome>(
  actionAtom: WritableAtom<null, [Row], Result>,
  success: string,
  homeHref?: string,
): ((row: Row) => Promise<string | undefined>) => {
  const runWithToast = useRunWithToast();
  const act = useSetAtom(actionAtom);
  return useCallback(
    (row) => runWithToast(() => act(row), success, undefined, homeHref),
    [runWithToast, act, success, homeHref],
  );
};
