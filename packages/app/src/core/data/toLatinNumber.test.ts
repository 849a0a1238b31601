import { expect, test } from 'vitest';
import { toLatinNumber } from './toLatinNumber.ts';

test.each([
  ['০১৭১১-০০০১২৩', '01711-000123'],
  ['+৮৮০ ১৭১১ ০০০১২৩', '+880 1711 000123'],
  ['৳ ১,৬৫,০০০', '৳ 1,65,000'],
  ['১.৬৫ লাখ', '১.৬৫ লাখ'],
])('toLatinNumber converts %j to %j [R11.61]', (text, expected) => {
  expect(toLatinNumber(text)).toBe(expected);
});
