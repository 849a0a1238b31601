import type { Remote } from '@second-gear/ui';
import type { QueryObserverResult } from '@tanstack/query-core';
import { type Atom, useAtomValue } from 'jotai';
import { Problem } from './api/problem.ts';
import { useProblemWords } from './words.ts';

const isNotFound = (error: Error): boolean => error instanceof Problem && error.kind === 'notFound';

/** A read as a screen wants it: loading, failed with a way to try again (where that may help), or ready. What was read once stays in view. */
export const useRemote = <Data>(query: Atom<QueryObserverResult<Data, Error>>): Remote<Data> => {
  const result = useAtomValue(query);
  const inWords = useProblemWords();
  if (result.data !== undefined) return { state: 'ready', data: result.data };
  if (result.isError && !result.isFetching) {
    const problem = inWords(result.error);
    // Asked again, what is not there would not be there either.
    if (isNotFound(result.error)) return { state: 'failed', problem };
    return { state: 'failed', problem, onRetry: () => void result.refetch() };
  }
  return { state: 'loading' };
};
