import { useMemo } from 'react';
import { useAllBikes } from '../../feedback/useAllBikes.ts';
import { findListedBike, type StoredRef } from './lib/findListedBike.ts';

/** Returns a function that finds the current data of the bikes of a list, and the brands that could not be loaded. */
export const useListedBikes = () => {
  const { state, bikes, failedBrands } = useAllBikes();
  const byId = useMemo(() => new Map(bikes.map((bike) => [bike._id, bike])), [bikes]);
  const toListedBike = (ref: StoredRef) => findListedBike({ state, byId, failedBrands }, ref);
  return { toListedBike, failedBrands };
};
