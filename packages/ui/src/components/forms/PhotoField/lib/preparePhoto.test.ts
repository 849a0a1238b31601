import { expect, test } from 'vitest';
import { fitWithin } from './preparePhoto.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [1601, 1000, 1600, 999],
  [640, 400, 640, 400],
  [1, 1, 1, 1],
  [20_000, 1, 1600, 1],
])('U1: fitWithin scales %i × %i px to %i × %i', (width, height, wide, high) => {
  expect(fitWithin({ width, height })).toEqual({ width: wide, height: high });
});
