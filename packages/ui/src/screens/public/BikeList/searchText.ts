import type { Bike } from '@second-gear/contract';
import { formatPostedDate } from '../../../lib/format.ts';

/** What a card says of a bike, in the card's order: what the browser's own search looks through where no card is drawn. */
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
