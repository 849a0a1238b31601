import type { AsyncState } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useErrorMessage } from '#core/api/errorMessages.ts';

/**
 * If a refetch fails, the data of the earlier fetch stays visible. The state is the same object until the result
 * changes, so that a screen can memoize what it computes from a long list.
 */
export const useAsyncState = <Data>(query: Atom<QueryObserverResult<Data, Error>>): AsyncState<Data> => {
  const { data, isError, isFetching, error, refetch } = useAtomValue(query);
  const toMessage = useErrorMessage();
  return useMemo(() => {
    if (data !== undefined) return { state: 'ready', data };
    if (isError && !isFetching) {
      return { state: 'failed', problem: toMessage(error), onRetry: () => void refetch() };
    }
    return { state: 'loading' };
  }, [data, isError, isFetching, error, refetch, toMessage]);
};
