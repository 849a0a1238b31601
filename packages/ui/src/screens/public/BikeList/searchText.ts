import type { Bike } from '@second-gear/contract';
import { formatPostedDate } from '../../../lib/format.ts';

/**
 * Returns the texts of a bike's card, in their order. The browser's find-in-page searches them while the card is not
 * rendered.
 */
export const searchTextOf = (bike: Bike): string =>
  [
    bike.bikeName,
    bike.resaleValue,
    bike.originalPrice,
    bike.condition,
    bike.purchaseYear,
    bike.usedYears,
    bike.location,
    bike.description,
    bike.sellerName,
    formatPostedDate(bike.date),
  ].join('\n');
