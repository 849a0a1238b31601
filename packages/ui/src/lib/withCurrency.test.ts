import { expect, it } from 'vitest';
import { withCurrency } from './withCurrency.ts';

it.each([
  ['120000', '120000 BDT'],
  ['1.2 lakh', '1.2 lakh BDT'],
  ['120000 tk', '120000 tk'],
  ['120000tk.', '120000tk.'],
  ['BDT 90000', 'BDT 90000'],
  ['১,২০,০০০ টাকা', '১,২০,০০০ টাকা'],
  ['৳ 90000', '৳ 90000'],
])('adds the currency to the price %j only when it has none', (price, expected) => {
  expect(withCurrency(price, 'BDT')).toBe(expected);
});
