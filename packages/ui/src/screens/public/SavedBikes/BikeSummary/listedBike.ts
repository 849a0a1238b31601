import type { Bike } from '@second-gear/contract';

/** `missing`: its category does not list it any more. `unknown`: the list could not be loaded. */
export type BikeStatus = 'loading' | 'available' | 'sold' | 'missing' | 'unknown';

/** A saved, recently viewed, compared or shared bike. */
export type ListedBike = {
  id: string;
  categoryId: string;
  status: BikeStatus;
  /** The bike as it is now. Null if it is not in the list, or the list is not loaded. */
  bike: Bike | null;
  /** Name and price of the server if known, otherwise those that the app has stored. '' if there are none. */
  name: string;
  price: string;
  href: string;
};
