import type { Bike } from '@second-gear/contract';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { bikeListsAtom, toStoredBike, withBike } from './bikeLists.ts';

/** `bike` is null while it is loading. */
export const useRecordView = (bike: Bike | null, categoryId: string): void => {
  const change = useSetAtom(bikeListsAtom);
  const id = bike?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetch gives the same bike as a new object, and is no view.
  useEffect(() => {
    if (bike) change((lists) => withBike(lists, 'recent', toStoredBike(bike, categoryId)));
  }, [id, categoryId, change]);
};
