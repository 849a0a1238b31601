import type { Bike } from '@second-gear/contract';

/**
 * Whether a bike of a list is still for sale.
 * - `loading`: the list of its category is loading.
 * - `missing`: its category does not list it any more.
 * - `unknown`: the list of its category could not be loaded.
 */
export type BikeStatus = 'loading' | 'available' | 'sold' | 'missing' | 'unknown';

/** A bike that a user has saved, viewed, compared or shared. */
export type ListedBike = {
  id: string;
  categoryId: string;
  status: BikeStatus;
  /** The bike as the server lists it now; null if it is not known. */
  bike: Bike | null;
  /** The name and the price: those of the server, otherwise those that were stored. '' if neither is known. */
  name: string;
  price: string;
  /** The URL of the bike's page. */
  href: string;
};
