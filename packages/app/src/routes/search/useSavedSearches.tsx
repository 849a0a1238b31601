import { formatQuery, parseQuery, type SavedSearch, type SearchQuery, useSearchCopy } from '@second-gear/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { uidAtom } from '../../atoms/session.ts';
import { useUndoToast } from '../../feedback/useUndoToast.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { createSavedSearches, maxSavedSearches, type StoredSearch } from '../../storage/savedSearches.ts';

const savedSearches = createSavedSearches();

const toSavedSearch = ({ id, name, params, seenAt }: StoredSearch): SavedSearch => ({
  id,
  name,
  query: parseQuery(new URLSearchParams(params)),
  href: `${paths.bikes()}?${params}`,
  seenAt,
});

/** The saved searches of the signed-in user, and the functions that change them. */
export const useSavedSearches = (query: SearchQuery) => {
  const { search: copy } = useSearchCopy();
  const uid = useAtomValue(uidAtom) ?? '';
  const showUndo = useUndoToast();
  const read = () => savedSearches.read(uid);
  const stored = useSyncExternalStore(savedSearches.subscribe, read, read);
  const searches = useMemo(() => stored.map(toSavedSearch), [stored]);
  // The functions read the storage again, because another tab may have changed it.
  return {
    searches,
    isFull: stored.length >= maxSavedSearches,
    onSave: (name: string) =>
      savedSearches.add(uid, {
        id: crypto.randomUUID(),
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
      savedSearches.write(
        uid,
        before.filter((one) => one !== deleted),
      );
      showUndo(copy.saved.deleted, copy.saved.undo, () => {
        const others = read().filter((one) => one.id !== id);
        savedSearches.write(uid, others.toSpliced(before.indexOf(deleted), 0, deleted));
      });
    },
  };
};
