import type { Remote } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { useProblemWords } from './errorMessages.ts';

/** A read as a screen wants it: loading, failed with a way to try again, or ready. What was read once stays in view. */
export const useRemote = <Data>(query: Atom<QueryObserverResult<Data, Error>>): Remote<Data> => {
  const result = useAtomValue(query);
  const inWords = useProblemWords();
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError && !result.isFetching) {
    return { state: 'failed', problem: inWords(result.error), onRetry: () => void result.refetch() };
  }
  return { state: 'loading' };
};
