import { describe, expect, test } from 'vitest';
import { median, range, ratios, shareOver, slope } from './statistics.ts';

describe('the figures of the bench', () => {
  test.each([
    [[7], 7],
    [[3, 100, 1], 3],
    [[4, 1, 2, 3], 2.5],
    // As words, 1000 would come before 9.
    [[9, 1000, 10], 10],
  ])('the median of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('nothing has no median', () => {
    expect(() => median([])).toThrow('no median');
  });

  test('the range is the least and the most', () => {
    expect(range([12, 3, 7])).toEqual([3, 12]);
  });

  test('each round is compared with the same round of the other', () => {
    expect(ratios([2000, 4500], [1000, 1500])).toEqual([2, 3]);
    expect(() => ratios([1], [1, 2])).toThrow('1 rounds beside 2');
  });

  test('what lasts exactly as long as the limit is not over it', () => {
    expect(shareOver([16, 33, 33.1, 50], 33)).toBe(0.5);
    expect(shareOver([], 33)).toBe(0);
  });

  test('a slope is what each adds to the one before', () => {
    expect(slope([10, 12, 14, 16])).toBe(2);
    expect(slope([8, 8, 8])).toBe(0);
    expect(slope([10, 9])).toBe(-1);
    expect(slope([5])).toBe(0);
  });
});
