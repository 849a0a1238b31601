import type { Bike } from '@second-gear/contract';

/**
 * Whether a bike of a list is still for sale.
 * - `loading`: the list of its category is loading.
 * - `missing`: its category does not list it any more.
 * - `unknown`: the list of its category could not be loaded.
 */
export type BikeStatus = 'loading' | 'available' | 'sold' | 'missing' | 'unknown';

/** A saved, recently viewed, compared or shared bike. */
export type ListedBike = {
  id: string;
  categoryId: string;
  status: BikeStatus;
  /** The bike in the list of its category, as it is now. Null if it is not there, or the list is not loaded. */
  bike: Bike | null;
  /** Name and price of the server if they are known, otherwise those that the app has stored. '' if there are none. */
  name: string;
  price: string;
  /** The URL of the bike's page. */
  href: string;
};
