import { useMemo } from 'react';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { findListedBike, type StoredRef } from './findListedBike.ts';

/**
 * Returns a function that finds the current data of a stored bike, and the brands that could not be loaded. If
 * `isEmpty` is true, the hook requests no bikes.
 */
export const useListedBikes = (isEmpty: boolean) => {
  const { state, bikes, failedBrands } = useAllBikes(!isEmpty);
  const byId = useMemo(() => new Map(bikes.map((bike) => [bike._id, bike])), [bikes]);
  const toListedBike = (ref: StoredRef) => findListedBike({ state, byId, failedBrands }, ref);
  return { toListedBike, failedBrands };
};
