import type { Bike } from '@second-gear/contract';
import { postedDate } from '../../../lib/format.ts';

/** What a card says of a bike, in the card's order: what the browser's own search looks through where no card is drawn. */
export const bikeText = (bike: Bike): string =>
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
    postedDate(bike.date),
  ].join('\n');
