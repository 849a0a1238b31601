import { describe, expect, it } from 'vitest';
import { priceFacet, rangeOf } from './numberFacets.ts';

it('rangeOf returns the smallest and the largest number, also for 500,000 numbers', () => {
  expect(rangeOf([3, 1, 2])).toEqual({ min: 1, max: 3 });
  expect(rangeOf(Array.from({ length: 500_000 }, (_, at) => at))).toEqual({ min: 0, max: 499_999 });
  expect(rangeOf([])).toBeNull();
});

describe('priceFacet', () => {
  it('rounds both ends of the price range, and counts each price in one bar of the histogram', () => {
    const facet = priceFacet([52_000, 101_000, 101_000, 165_000]);
    expect(facet).toMatchObject({ min: 50_000, max: 165_000 });
    expect(facet?.histogram.reduce((sum, count) => sum + count)).toBe(4);
    expect([facet?.histogram[0], facet?.histogram.at(-1)]).toEqual([1, 1]);
  });

  it('ends the range at five times the median price, and counts higher prices in the last bar', () => {
    const facet = priceFacet([100_000, 100_000, 100_000, 99_000_000, 100_000_000]);
    expect(facet).toMatchObject({ min: 100_000, max: 500_000, highest: 100_000_000 });
    expect(facet?.histogram.at(-1)).toBe(2);
  });

  it.each([[[50_000]], [[1]], [[1, 1, 1]]])('returns a range that is not empty for the prices %o', (prices) => {
    const facet = priceFacet(prices);
    expect((facet?.max ?? 0) - (facet?.min ?? 0)).toBeGreaterThan(0);
    expect(facet?.histogram.reduce((sum, count) => sum + count)).toBe(prices.length);
  });

  it('returns null when there are no prices', () => {
    expect(priceFacet([])).toBeNull();
  });
});
