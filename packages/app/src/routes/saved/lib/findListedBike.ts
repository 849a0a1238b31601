import type { ListedBike, SearchableBike } from '@second-gear/ui';
import { paths } from '../../../routing/paths/paths.ts';
import type { StoredBike } from '../../../storage/bikeLists.ts';
import type { BikeRef } from './bikeRefs.ts';

/** A bike of a URL, or of a stored list, which also knows the name and the price that the bike had. */
export type StoredRef = BikeRef & Partial<Pick<StoredBike, 'bikeName' | 'price'>>;

/** What the app knows about the bikes of all categories. */
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
  // The bike may be listed, as long as the list of its category is not loaded.
  return state === 'failed' || failedBrands.some(({ id }) => id === categoryId) ? 'unknown' : 'missing';
};

/** Joins a bike of a list with its current data. */
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
