import type { Bike } from '@second-gear/contract';
import { factsOf, sellerKey } from './bikeFacts.ts';

/** From 0 (equal) to 1 (as different as `largest`, or not known). */
const distance = (a: number | null, b: number | null, largest: number): number =>
  a === null || b === null ? 1 : Math.min(1, Math.abs(a - b) / largest);

/**
 * Finds similar bikes, the most similar first: those of the same brand, then those with the nearest price and purchase
 * year. In both groups, the most similar bike of each seller is first, so that no seller fills the list.
 */
export const similarBikes = (bike: Bike, all: readonly Bike[], limit = 6): Bike[] => {
  const { price, purchaseYear } = factsOf(bike);
  const differenceFrom = (other: Bike): number => {
    const facts = factsOf(other);
    const priceDifference = distance(price, facts.price, Math.max(1, (price ?? 0) / 2));
    return (priceDifference + distance(purchaseYear, facts.purchaseYear, 10)) / 2;
  };
  const isSameBrand = (other: Bike) => other.category_id === bike.category_id;
  const seen = new Set<string>();
  return all
    .filter((other) => !other.soldOut && other._id !== bike._id)
    .map((other) => ({ other, difference: differenceFrom(other) }))
    .sort((a, b) => a.difference - b.difference)
    .map(({ other }) => {
      const brandRank = isSameBrand(other) ? 0 : 2;
      const key = `${brandRank} ${sellerKey(other)}`;
      const rank = seen.has(key) ? brandRank + 1 : brandRank;
      seen.add(key);
      return { other, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ other }) => other);
};
