import { isBlank, toast, useCopy, useSaveAndCompareCopy } from '@second-gear/ui';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useUndoToast } from '#core/feedback/useUndoToast.tsx';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { storedBikeListsAtom, withoutBike } from './bikeLists.ts';

export const useRemoveSaved = () => {
  const store = useStore();
  const showUndo = useUndoToast();
  const { bikes } = useCopy();
  const { saveAndCompare } = useSaveAndCompareCopy();
  return useCallback(
    (id: string) => {
      const uid = store.get(uidAtom);
      if (uid === null) return;
      const bikeLists = store.get(storedBikeListsAtom);
      const { saved } = bikeLists.read(uid);
      const index = saved.findIndex((bike) => bike.id === id);
      const removed = saved[index];
      if (!removed) return;
      if (!bikeLists.update(uid, (lists) => withoutBike(lists, 'saved', id))) {
        toast.error(saveAndCompare.notStored);
        return;
      }
      const name = isBlank(removed.bikeName) ? bikes.unnamed : removed.bikeName;
      showUndo(saveAndCompare.removed(name), saveAndCompare.undo, () => {
        const isStored = bikeLists.update(uid, (lists) => {
          const others = lists.saved.filter((bike) => bike.id !== id);
          return { ...lists, saved: others.toSpliced(index, 0, removed) };
        });
        if (!isStored) toast.error(saveAndCompare.notStored);
      });
    },
    [store, bikes, saveAndCompare, showUndo],
  );
};
