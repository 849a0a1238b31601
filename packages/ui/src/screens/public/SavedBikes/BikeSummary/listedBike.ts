import type { Bike } from '@second-gear/contract';

/** `missing`: its category does not list it any more. `unknown`: the list could not be loaded. */
export type BikeStatus = 'loading' | 'available' | 'sold' | 'missing' | 'unknown';

/** A saved, recently viewed, compared or shared bike. */
export type ListedBike = {
  id: string;
  categoryId: string;
  status: BikeStatus;
  /** As it is now. Null if it is not in the list, or the list is not loaded. */
  bike: Bike | null;
  /** Of the server if known, otherwise those that the app has stored. '' if there are none. */
  name: string;
  price: string;
  href: string;
};
