import type { AsyncState } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { useErrorMessage } from './errorMessages.ts';

/** Turns a query into a screen's state: loading, failed with a retry, or ready. Loaded data stays visible if a refetch fails. */
export const useAsyncState = <Data>(query: Atom<QueryObserverResult<Data, Error>>): AsyncState<Data> => {
  const result = useAtomValue(query);
  const toMessage = useErrorMessage();
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError && !result.isFetching) {
    return { state: 'failed', problem: toMessage(result.error), onRetry: () => void result.refetch() };
  }
  return { state: 'loading' };
};
