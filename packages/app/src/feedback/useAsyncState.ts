import type { AsyncState } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { useErrorMessage } from './errorMessages.ts';

/** A read as a screen wants it: loading, failed with a way to try again, or ready. What was read once stays in view. */
export const useAsyncState = <Data>(query: Atom<QueryObserverResult<Data, Error>>): AsyncState<Data> => {
  const result = useAtomValue(query);
  const toMessage = useErrorMessage();
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError && !result.isFetching) {
    return { state: 'failed', problem: toMessage(result.error), onRetry: () => void result.refetch() };
  }
  return { state: 'loading' };
};
