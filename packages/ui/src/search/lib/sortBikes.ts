import type { Bike } from '@second-gear/contract';
import type { SortOrder } from '../searchQuery.ts';
import { type BikeFacts, factsOf } from './bikeFacts.ts';

/** The number by which each order sorts, the largest first. Null if the number is not known. */
const ranks: Record<SortOrder, (facts: BikeFacts) => number | null> = {
  newest: ({ postedAt }) => postedAt,
  priceUp: ({ price }) => price && -price,
  priceDown: ({ price }) => price,
  year: ({ purchaseYear }) => purchaseYear,
  // Bikes without an original price are before those without any price.
  discount: ({ discount, price }) => discount ?? (price && Number.MIN_SAFE_INTEGER),
};

/** Sorts bikes. Bikes for which the number is not known are last, and equal bikes keep their order. */
export const sortBikes = <Item extends Bike>(bikes: readonly Item[], order: SortOrder): Item[] =>
  bikes
    .map((bike) => ({ bike, rank: ranks[order](factsOf(bike)) ?? Number.NEGATIVE_INFINITY }))
    // `|| 0` makes two unknown numbers equal, because their difference is NaN.
    .sort((a, b) => b.rank - a.rank || 0)
    .map(({ bike }) => bike);
