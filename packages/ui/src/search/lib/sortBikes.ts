import type { Bike } from '@second-gear/contract';
import type { SortOrder } from '../searchQuery.ts';
import { type BikeFacts, factsOf } from './bikeFacts.ts';

/** The values by which each order sorts, the largest first. Null: the value is not known. */
const ranks: Record<SortOrder, (facts: BikeFacts) => readonly (number | null)[]> = {
  newest: ({ postedAt }) => [postedAt],
  priceUp: ({ price }) => [price === null ? null : -price],
  priceDown: ({ price }) => [price],
  year: ({ purchaseYear }) => [purchaseYear],
  // Bikes without an original price are before those without any price.
  discount: ({ discount, price }) => [discount, price === null ? null : 0],
};

const compareRanks = (a: readonly (number | null)[], b: readonly (number | null)[]): number => {
  for (const [at, rankOfA] of a.entries()) {
    const difference = (b[at] ?? Number.NEGATIVE_INFINITY) - (rankOfA ?? Number.NEGATIVE_INFINITY);
    // The difference of two unknown values is NaN.
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
};

/** Sorts bikes. Bikes for which the value is not known are last, and equal bikes keep their order. */
export const sortBikes = <Item extends Bike>(bikes: readonly Item[], order: SortOrder): Item[] =>
  bikes
    .map((bike) => ({ bike, rank: ranks[order](factsOf(bike)) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ bike }) => bike);
