import { useMemo } from 'react';
import { useAllBikes } from '../../feedback/useAllBikes.ts';
import { findListedBike, type StoredRef } from './lib/findListedBike.ts';

/**
 * Returns a function that finds the current data of the bikes of a list, and the brands that could not be loaded. For an
 * empty list, no bikes are requested.
 */
export const useListedBikes = (isEmpty: boolean) => {
  const { state, bikes, failedBrands } = useAllBikes(!isEmpty);
  const byId = useMemo(() => new Map(bikes.map((bike) => [bike._id, bike])), [bikes]);
  const toListedBike = (ref: StoredRef) => findListedBike({ state, byId, failedBrands }, ref);
  return { toListedBike, failedBrands };
};
