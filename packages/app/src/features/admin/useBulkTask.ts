import type { BulkOutcome, BulkTask } from '@second-gear/ui';
import { useAtomValue, useSetAtom, useStore, type WritableAtom } from 'jotai';
import { useMemo } from 'react';
import { ApiError } from '#core/api/apiError.ts';
import { useErrorMessage } from '#core/api/errorMessages.ts';
import type { MutationResult } from '#core/data/mutationResult.ts';
import { type List, refetchListAtom } from '#core/data/refetchList.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';

export type BulkTaskOptions<Row> = {
  /** It must not refetch the list, because a bulk action sends hundreds of requests. */
  send: WritableAtom<null, [Row], Promise<MutationResult>>;
  list: readonly string[];
  outdated: readonly List[];
  /** Undefined: the refetched list no longer contains the record. */
  isDone(record: { isVerified?: boolean } | undefined): boolean;
};

const outcomeOf = (result: MutationResult): BulkOutcome => {
  if (result === 'done') return { kind: 'done' };
  return { kind: result === 'badgeMissing' ? 'partlyDone' : 'nothingToDo' };
};

/** Pass the same options each time. Nothing is sent for another user (failure modes A8, A9), or offline. */
export const useBulkTask = <Row extends { _id: string }>(options: BulkTaskOptions<Row>): BulkTask<Row> => {
  const store = useStore();
  const toMessage = useErrorMessage();
  const refetchList = useSetAtom(refetchListAtom);
  const userId = useAtomValue(uidAtom);
  return useMemo(() => {
    const isSameUser = () => store.get(uidAtom) === userId;
    return {
      isSameUser,
      send: async (row) => {
        if (!isSameUser() || !navigator.onLine) return { kind: 'notSent' };
        try {
          return outcomeOf(await store.set(options.send, row));
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'outcomeUnknown') return { kind: 'unconfirmed' };
          return { kind: 'failed', problem: toMessage(error) };
        }
      },
      check: async (lost) => {
        if (!isSameUser()) throw new ApiError('unauthorized');
        const records = new Map((await refetchList(options)).map((record) => [record._id, record]));
        return new Map(
          lost.map(({ _id }) => [_id, { kind: options.isDone(records.get(_id)) ? 'done' : 'notDone' }] as const),
        );
      },
    };
  }, [store, userId, toMessage, refetchList, options]);
};

export const isGone = (record: object | undefined): boolean => record === undefined;
