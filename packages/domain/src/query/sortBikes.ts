import type { Bike } from '@second-gear/contract';
import { type BikeFacts, factsOf } from '../bikes/bikeFacts.ts';
import { visitAll, type Work } from '../work.ts';
import type { SortOrder } from './searchQuery.ts';

/** The bike with the largest number is first. */
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
export function* sortBikes<Item extends Bike>(bikes: readonly Item[], order: SortOrder): Work<Item[]> {
  const ranked: { bike: Item; rank: number }[] = [];
  yield* visitAll(bikes, (bike) => {
    ranked.push({ bike, rank: ranks[order](factsOf(bike)) ?? Number.NEGATIVE_INFINITY });
  });
  // The difference of two unknown numbers is NaN.
  ranked.sort((a, b) => b.rank - a.rank || 0);
  yield;
  return ranked.map(({ bike }) => bike);
}
