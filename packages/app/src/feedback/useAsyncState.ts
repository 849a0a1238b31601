import type { AsyncState } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { useErrorMessage } from './errorMessages.ts';

/**
 * Converts the result of a query to the state of a screen: loading, failed with a retry function, or ready. If a
 * refetch fails, the data of the earlier fetch stays visible.
 */
export const useAsyncState = <Data>(query: Atom<QueryObserverResult<Data, Error>>): AsyncState<Data> => {
  const result = useAtomValue(query);
  const toMessage = useErrorMessage();
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError && !result.isFetching) {
    return { state: 'failed', problem: toMessage(result.error), onRetry: () => void result.refetch() };
  }
  return { state: 'loading' };
};
