import type { Bike } from '@second-gear/contract';
import { factsOf } from './lib/bikeFacts.ts';

export type PriceInsight = {
  /** The difference from the median of the comparable prices, in percent of the median. Never negative. */
  percent: number;
  direction: 'below' | 'above' | 'near';
  /** The number of comparable bikes. */
  comparable: number;
  /** The comparable prices in BDT, the lowest first. */
  prices: number[];
  /** The price of the bike itself, in BDT. */
  price: number;
};

/** The smallest number of comparable prices. The median of fewer prices is not a reliable market price. */
const fewestPrices = 5;
const yearsApart = 5;
const nearDifference = 0.03;

const medianOf = (sorted: readonly number[]): number => {
  const upper = sorted[sorted.length >> 1] ?? 0;
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0;
  return (lower + upper) / 2;
};

/**
 * Compares the price of a bike with the comparable bikes that are for sale: the same brand and condition, and a purchase
 * year at most five years earlier or later. Null if fewer than five bikes are comparable.
 */
export const priceInsight = (bike: Bike, all: readonly Bike[]): PriceInsight | null => {
  const { price, purchaseYear, condition } = factsOf(bike);
  if (price === null || purchaseYear === null || condition === '') return null;
  const prices = all
    .filter((other) => other._id !== bike._id && !other.soldOut && other.category_id === bike.category_id)
    .map(factsOf)
    .filter(
      (other) =>
        other.condition === condition &&
        other.purchaseYear !== null &&
        Math.abs(other.purchaseYear - purchaseYear) <= yearsApart,
    )
    .flatMap((other) => other.price ?? [])
    .sort((a, b) => a - b);
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
