import { expect, test } from 'vitest';
import { fitWithin } from './preparePhoto.ts';

test.each([
  [4000, 3000, 1600, 1200],
  [1600, 1600, 1600, 1600],
  [640, 400, 640, 400],
])('U1: fitWithin scales %i × %i px to %i × %i', (width, height, wide, high) => {
  expect(fitWithin({ width, height })).toEqual({ width: wide, height: high });
});
