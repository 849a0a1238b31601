import { describe, expect, test } from 'vitest';
import { median, range, ratios, shareAbove, slope } from './statistics.ts';

describe('statistics of the benchmark', () => {
  test.each([
    [[7], 7],
    [[3, 100, 1], 3],
    [[4, 1, 2, 3], 2.5],
    // The values must be sorted as numbers: sorted as text, 1000 would be before 9.
    [[9, 1000, 10], 10],
  ])('computes the median of %j as %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('throws for the median of an empty list', () => {
    expect(() => median([])).toThrow('no median');
  });

  test('computes the range as the smallest and the largest value', () => {
    expect(range([12, 3, 7])).toEqual([3, 12]);
  });

  test('divides each value by the value of the same round, and throws for lists of different lengths', () => {
    expect(ratios([2000, 4500], [1000, 1500])).toEqual([2, 3]);
    expect(() => ratios([1], [1, 2])).toThrow('1 rounds, compared with 2');
  });

  test('does not count a value as above the limit when both are equal', () => {
    expect(shareAbove([16, 33, 33.1, 50], 33)).toBe(0.5);
    expect(shareAbove([], 33)).toBe(0);
  });

  test('computes the slope as the average growth from one value to the next', () => {
    expect(slope([10, 12, 14, 16])).toBe(2);
    expect(slope([8, 8, 8])).toBe(0);
    expect(slope([10, 9])).toBe(-1);
    expect(slope([5])).toBe(0);
  });
});
