import { isBlank, toast, useCopy, useSaveAndCompareCopy } from '@second-gear/ui';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useUndoToast } from '#core/feedback/useUndoToast.tsx';
import { bikeListsAtom, withoutBike } from './bikeLists.ts';

export const useRemoveSaved = () => {
  const store = useStore();
  const showUndo = useUndoToast();
  const { bikes } = useCopy();
  const { saveAndCompare } = useSaveAndCompareCopy();
  return useCallback(
    (id: string) => {
      const { saved } = store.get(bikeListsAtom);
      const index = saved.findIndex((bike) => bike.id === id);
      const removed = saved[index];
      if (!removed) return;
      if (!store.set(bikeListsAtom, (lists) => withoutBike(lists, 'saved', id))) {
        toast.error(saveAndCompare.notStored);
        return;
      }
      const name = isBlank(removed.bikeName) ? bikes.unnamed : removed.bikeName;
      showUndo(saveAndCompare.removed(name), saveAndCompare.undo, () => {
        const isStored = store.set(bikeListsAtom, (lists) => {
          const others = lists.saved.filter((bike) => bike.id !== id);
          return { ...lists, saved: others.toSpliced(index, 0, removed) };
        });
        if (!isStored) toast.error(saveAndCompare.notStored);
      });
    },
    [store, bikes, saveAndCompare, showUndo],
  );
};
