import { expect, test } from 'vitest';
import { inLargestUnit } from './timeAgo.ts';

test.each([
  [0, '0 day'],
  [1, '1 day'],
  [13, '13 day'],
  [14, '2 week'],
  [45, '6 week'],
  [60, '2 month'],
  [100, '3 month'],
  [730, '2 year'],
  [1100, '3 year'],
])('%i days are %s in the largest unit of which there are two', (days, expected) => {
  const { count, unit } = inLargestUnit(days);
  expect(`${count} ${unit}`).toBe(expected);
});
