import type { Bike } from '@second-gear/contract';
import { factsOf, sellerKey } from './bikeFacts.ts';

export type PriceInsight = {
  /** The difference from the median of the comparable prices, in percent of the median. Never negative. */
  percent: number;
  direction: 'below' | 'above' | 'near';
  /** The number of comparable bikes, one of each seller. */
  comparable: number;
  /** The comparable prices in BDT, the lowest first. */
  prices: number[];
  /** In BDT. */
  price: number;
};

/** The median of fewer prices is not a reliable market price. */
const fewestPrices = 5;
const yearsApart = 5;
const nearDifference = 0.03;

const medianOf = (sorted: readonly number[]): number => {
  const upper = sorted[sorted.length >> 1] ?? 0;
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0;
  return (lower + upper) / 2;
};

/** Returns one price of each seller: the middle one, or the lower one of the two in the middle. */
const onePricePerSeller = (bikes: readonly Bike[]): number[] => {
  const pricesBySeller = new Map<string, number[]>();
  for (const bike of bikes) {
    const { price } = factsOf(bike);
    const known = pricesBySeller.get(sellerKey(bike));
    if (price === null) continue;
    if (known) known.push(price);
    else pricesBySeller.set(sellerKey(bike), [price]);
  }
  return [...pricesBySeller.values()].flatMap((prices) => {
    const sorted = prices.sort((a, b) => a - b);
    return sorted[(sorted.length - 1) >> 1] ?? [];
  });
};

/**
 * Compares the price of a bike with the comparable bikes that other sellers offer: the same brand and condition, and a
 * purchase year at most five years earlier or later. The bikes of its own seller do not count, and each other seller
 * counts once: otherwise a seller could choose the result by adding bikes. Null if fewer than five bikes are comparable.
 */
export const priceInsight = (bike: Bike, all: readonly Bike[]): PriceInsight | null => {
  const { price, purchaseYear, condition } = factsOf(bike);
  if (price === null || purchaseYear === null || condition === '') return null;
  const comparable = all.filter((other) => {
    if (other._id === bike._id || sellerKey(other) === sellerKey(bike)) return false;
    if (other.soldOut || other.category_id !== bike.category_id) return false;
    const facts = factsOf(other);
    if (facts.condition !== condition || facts.purchaseYear === null) return false;
    return Math.abs(facts.purchaseYear - purchaseYear) <= yearsApart;
  });
  const prices = onePricePerSeller(comparable).sort((a, b) => a - b);
  if (prices.length < fewestPrices) return null;
  const median = medianOf(prices);
  const difference = Math.abs(price - median) / median;
  const side = price < median ? 'below' : 'above';
  return {
    percent: Math.round(difference * 100),
    direction: difference <= nearDifference ? 'near' : side,
    comparable: prices.length,
    prices,
    price,
  };
};
