import type { Bike } from '@second-gear/contract';
import { type BikeFacts, factsOf } from '../bikes/bikeFacts.ts';
import type { SortOrder } from './searchQuery.ts';

/** For each order, a function that returns the number of a bike. The bike with the largest number is first. */
const ranks: Record<SortOrder, (facts: BikeFacts) => number | null> = {
  match: ({ postedAt }) => postedAt,
  newest: ({ postedAt }) => postedAt,
  priceUp: ({ price }) => price && -price,
  priceDown: ({ price }) => price,
  year: ({ purchaseYear }) => purchaseYear,
  // A bike without an original price has no discount, but it is before the bikes without any price.
  discount: ({ discount, price }) => discount ?? (price && Number.MIN_SAFE_INTEGER),
};

/** Sorts bikes. Bikes whose number is not known are last. Bikes with the same number keep their order. */
export const sortBikes = <Item extends Bike>(bikes: readonly Item[], order: SortOrder): Item[] =>
  bikes
    .map((bike) => ({ bike, rank: ranks[order](factsOf(bike)) ?? Number.NEGATIVE_INFINITY }))
    // If the numbers of both bikes are unknown, their difference is NaN. `|| 0` makes the two bikes equal then.
    .sort((a, b) => b.rank - a.rank || 0)
    .map(({ bike }) => bike);
