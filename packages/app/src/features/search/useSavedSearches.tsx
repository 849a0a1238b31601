import { formatQuery, parseQuery, type SavedSearch, type SearchQuery, toast, useSearchCopy } from '@second-gear/ui';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useUndoToast } from '#core/feedback/useUndoToast.tsx';
import { paths } from '#core/navigation/paths.ts';
import {
  addSearchAtom,
  createSearchId,
  maxSavedSearches,
  type StoredSearch,
  savedSearchesAtom,
} from './savedSearches.ts';

const toSavedSearch = ({ id, name, params, seenAt }: StoredSearch): SavedSearch => ({
  id,
  name,
  query: parseQuery(new URLSearchParams(params)),
  href: `${paths.bikes()}?${params}`,
  // The clock of the device was wrong, so it is not known which bikes the user has seen.
  seenAt: seenAt > Date.now() ? 0 : seenAt,
});

export const useSavedSearches = (query: SearchQuery) => {
  const { search: copy } = useSearchCopy();
  const showUndo = useUndoToast();
  const [{ searches: stored }, setSaved] = useAtom(savedSearchesAtom);
  const add = useSetAtom(addSearchAtom);
  const searches = useMemo(() => stored.map(toSavedSearch), [stored]);
  const change = (changed: (now: readonly StoredSearch[]) => readonly StoredSearch[]): boolean =>
    setSaved((now) => ({ ...now, searches: changed(now.searches) }));
  const changeOrSay = (changed: Parameters<typeof change>[0]): boolean => {
    const isStored = change(changed);
    if (!isStored) toast.error(copy.saved.notStored);
    return isStored;
  };
  return {
    searches,
    isFull: stored.length >= maxSavedSearches,
    onSave: (name: string) =>
      add({ id: createSearchId(), name, params: formatQuery(query).toString(), seenAt: Date.now() }),
    onOpen: ({ id }: SavedSearch) =>
      change((now) => now.map((one) => (one.id === id ? { ...one, seenAt: Date.now() } : one))),
    onDelete: ({ id }: SavedSearch) => {
      const index = stored.findIndex((one) => one.id === id);
      const deleted = stored[index];
      if (!deleted) return;
      if (!changeOrSay((now) => now.filter((one) => one.id !== id))) return;
      showUndo(copy.saved.deleted, copy.saved.undo, () =>
        changeOrSay((now) => now.filter((one) => one.id !== id).toSpliced(index, 0, deleted)),
      );
    },
  };
};
