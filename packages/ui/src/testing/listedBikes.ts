import type { Bike } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import type { ListedBike } from '../screens/public/SavedBikes/BikeSummary/listedBike.ts';

/** Converts a bike of the server to a saved, compared or recently viewed bike, as the app does. */
export const toListed = (bike: Bike, change: Partial<ListedBike> = {}): ListedBike => ({
  id: bike._id,
  categoryId: bike.category_id,
  status: bike.soldOut ? 'sold' : 'available',
  bike,
  name: bike.bikeName,
  price: bike.resaleValue,
  href: `/categories/${bike.category_id}/bikes/${bike._id}`,
  ...change,
});

/** Bikes in every state: for sale, sold, not listed any more, and of a brand that could not be loaded. */
export const listedBikes = {
  available: toListed(bikes.available),
  restored: toListed(bikes.restored),
  longNamed: toListed(bikes.longNamed),
  bangla: toListed(bikes.banglaNamed),
  sold: toListed(bikes.soldOut),
  missing: toListed(bikes.restored, {
    id: 'removed',
    bike: null,
    status: 'missing',
    name: 'Honda CB200T',
    price: '95000',
  }),
  unknown: toListed(bikes.withoutYear, { bike: null, status: 'unknown' }),
  loading: toListed(bikes.inFairCondition, { bike: null, status: 'loading' }),
} as const;
