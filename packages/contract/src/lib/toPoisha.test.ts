import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPoisha } from './toPoisha.ts';

test.each([
  ['165000', 16_500_000],
  [165_000, 16_500_000],
  ['90000.5', 9_000_050],
  ['90000.55', 9_000_055],
  ['0.01', 1],
  [' 420 ', 42_000],
])('toPoisha converts a price of %s BDT to %i poisha', (price, poisha) => {
  expect(toPoisha(price)).toBe(poisha);
});

test.each(['1,20,000', 'abc', '0.00', '1e9', '0165000', '৯০'])('P12: toPoisha rejects the price %s', (price) => {
  expect(toPoisha(price)).toBeUndefined();
});

test('toPoisha converts a price with any number of poisha exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (poisha) => {
      const digits = String(poisha).padStart(3, '0');
      expect(toPoisha(`${digits.slice(0, -2)}.${digits.slice(-2)}`)).toBe(poisha);
    }),
  );
});
