import type { ListedBike, SearchableBike } from '@second-gear/ui';
import { paths } from '#core/navigation/paths.ts';
import type { StoredBike } from './bikeLists.ts';
import type { BikeRef } from './bikeRefs.ts';

/** A bike from a URL or from a stored list. Only a stored list also contains the name and the price of the bike. */
export type StoredRef = BikeRef & Partial<Pick<StoredBike, 'bikeName' | 'price'>>;

/** The bikes of all categories that have loaded, and the categories that could not be loaded. */
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
  // If the list of the bike's category could not be loaded, the server may still list the bike.
  return state === 'failed' || failedBrands.some(({ id }) => id === categoryId) ? 'unknown' : 'missing';
};

/** Adds the current data of a bike to the bike of a stored list or of a URL. */
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
