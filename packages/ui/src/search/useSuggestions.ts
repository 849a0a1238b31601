import type { Suggestion } from '@second-gear/domain/search';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type LoadedSearch, loadSearch } from './useSearchIndex.ts';

const none: readonly Suggestion[] = [];

type Options = {
  text: string;
  /** The last searches on this device, the newest first. */
  recent: readonly string[];
  /** Only then the code of the search and of the list is loaded. */
  isWanted: boolean;
  loadList: () => Promise<unknown>;
};

/** None until the code of the search is loaded, or if it cannot be loaded. */
export const useSuggestions = ({ text, recent, isWanted, loadList }: Options): readonly Suggestion[] => {
  const [search, setSearch] = useState<LoadedSearch | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // The user can search without suggestions, so a failure is not shown.
    Promise.all([loadSearch(), loadList()]).then(
      ([loaded]) => setSearch(loaded),
      () => {},
    );
  }, [isWanted, loadList]);
  const deferred = useDeferredValue(text);
  return useMemo(
    () => (isWanted && search ? search.code.suggest(deferred, search.index.vocabulary, recent) : none),
    [isWanted, search, deferred, recent],
  );
};
