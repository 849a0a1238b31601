import type { Bike } from '@second-gear/contract';
import { factsOf, sellerKey } from './bikeFacts.ts';

/** Returns how different two numbers are, from 0 (equal) to 1. If one of them is not known, the result is 1. */
const distance = (a: number | null, b: number | null, largest: number): number =>
  a === null || b === null ? 1 : Math.min(1, Math.abs(a - b) / largest);

/**
 * Finds bikes that are similar to a bike, the most similar first. Bikes of the same brand are before all others. Within
 * each of these two groups, the most similar bike of each seller is before the further bikes of the same sellers, so that
 * no seller fills the list. Then the bikes are sorted by their difference in price and purchase year. A difference of more
 * than half the price counts like half the price. A difference of more than ten years counts like ten years.
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
