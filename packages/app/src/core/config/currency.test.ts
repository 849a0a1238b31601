import { expect, test } from 'vitest';
import { formatCharge, hasTwoDecimals } from './currency.ts';

test.each([
  [{ amount: 16_500_000, currency: 'bdt' }, '165000 BDT'],
  [{ amount: 9_000_050, currency: 'bdt' }, '90000.50 BDT'],
  [{ amount: 1, currency: 'usd' }, '0.01 USD'],
  [{ amount: 165_000, currency: 'jpy' }, '165000 JPY'],
  [{ amount: 165_500, currency: 'kwd' }, '165.500 KWD'],
])('T3: formatCharge formats the charge %j as %s', (charge, words) => {
  expect(formatCharge(charge)).toBe(words);
});

test.each([
  ['bdt', true],
  ['usd', true],
  ['jpy', false],
  ['kwd', false],
])('T3: hasTwoDecimals says whether price × 100 is the amount of a charge in %s: %s', (currency, is) => {
  expect(hasTwoDecimals(currency)).toBe(is);
});
