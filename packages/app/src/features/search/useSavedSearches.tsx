import { formatQuery, parseQuery, type SavedSearch, type SearchQuery, toast, useSearchCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { useUndoToast } from '#core/feedback/useUndoToast.tsx';
import { paths } from '#core/navigation/paths.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { createSavedSearches, createSearchId, maxSavedSearches, type StoredSearch } from './savedSearches.ts';

const savedSearches = createSavedSearches();

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
  const uid = useAtomValue(uidAtom) ?? '';
  const showUndo = useUndoToast();
  const read = () => savedSearches.read(uid);
  const stored = useSyncExternalStore(savedSearches.subscribe, read, read);
  const searches = useMemo(() => stored.map(toSavedSearch), [stored]);
  // Another tab may have changed the storage.
  return {
    searches,
    isFull: stored.length >= maxSavedSearches,
    onSave: (name: string) =>
      savedSearches.add(uid, {
        id: createSearchId(),
        name,
        params: formatQuery(query).toString(),
        seenAt: Date.now(),
      }),
    onOpen: ({ id }: SavedSearch) =>
      savedSearches.write(
        uid,
        read().map((one) => (one.id === id ? { ...one, seenAt: Date.now() } : one)),
      ),
    onDelete: ({ id }: SavedSearch) => {
      const before = read();
      const deleted = before.find((one) => one.id === id);
      if (!deleted) return;
      const write = (next: readonly StoredSearch[]): boolean => {
        const isStored = savedSearches.write(uid, next);
        if (!isStored) toast.error(copy.saved.notStored);
        return isStored;
      };
      if (!write(before.filter((one) => one !== deleted))) return;
      showUndo(copy.saved.deleted, copy.saved.undo, () => {
        const others = read().filter((one) => one.id !== id);
        write(others.toSpliced(before.indexOf(deleted), 0, deleted));
      });
    },
  };
};
