import type { ListedBike, SearchableBike } from '@second-gear/ui';
import { useMemo } from 'react';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { paths } from '#core/navigation/paths.ts';
import type { StoredBike } from './bikeLists.ts';
import type { BikeRef } from './bikeRefs.ts';

/** Only a stored list has the name and the price. */
type StoredRef = BikeRef & Partial<Pick<StoredBike, 'bikeName' | 'price'>>;

export type KnownBikes = {
  state: 'loading' | 'failed' | 'ready';
  byId: ReadonlyMap<string, SearchableBike>;
  failedBrands: readonly { id: string }[];
};

const findStatus = (
  { state, failedBrands }: KnownBikes,
  bike: SearchableBike | null,
  categoryId: string,
): ListedBike['status'] => {
  if (bike) return bike.soldOut ? 'sold' : 'available';
  if (state === 'loading') return 'loading';
  // The server may still list the bike.
  return state === 'failed' || failedBrands.some(({ id }) => id === categoryId) ? 'unknown' : 'missing';
};

export const findListedBike = (
  known: KnownBikes,
  { id, categoryId, bikeName = '', price = '' }: StoredRef,
): ListedBike => {
  const bike = known.byId.get(id) ?? null;
  return {
    id,
    categoryId,
    status: findStatus(known, bike, categoryId),
    bike,
    name: bike?.bikeName ?? bikeName,
    price: bike?.resaleValue ?? price,
    href: paths.bike(categoryId, id),
  };
};

/** If `isEmpty` is true, no bikes are requested. */
export const useListedBikes = (isEmpty: boolean) => {
  const { state, bikes, failedBrands } = useAllBikes(!isEmpty);
  const byId = useMemo(() => new Map(bikes.map((bike) => [bike._id, bike])), [bikes]);
  const toListedBike = (ref: StoredRef) => findListedBike({ state, byId, failedBrands }, ref);
  return { toListedBike, failedBrands };
};
