import { useMemo } from 'react';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { findListedBike, type StoredRef } from './findListedBike.ts';

/** If `isEmpty` is true, no bikes are requested. */
export const useListedBikes = (isEmpty: boolean) => {
  const { state, bikes, failedBrands } = useAllBikes(!isEmpty);
  const byId = useMemo(() => new Map(bikes.map((bike) => [bike._id, bike])), [bikes]);
  const toListedBike = (ref: StoredRef) => findListedBike({ state, byId, failedBrands }, ref);
  return { toListedBike, failedBrands };
};
