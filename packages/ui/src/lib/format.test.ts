import { expect, it } from 'vitest';
import {
  formatCardNumber,
  formatDay,
  formatExpiryDate,
  formatPostedDate,
  formatSecurityCode,
  groupDigits,
  joinWords,
} from './format.ts';

it.each([
  ['2022-10-14T09:30:00.000Z', '2022-10-14'],
  ['Fri Oct 14 2022', 'Fri Oct 14'],
  ['', ''],
  ['since 👾👾👾👾👾👾', 'since 👾👾👾👾'],
])('formatPostedDate shows the first ten characters of %o [R2.79 R9.02]', (date, expected) => {
  expect(formatPostedDate(date)).toBe(expected);
});

it('formatDay returns a day in the format of the date on which a bike was posted', () => {
  expect(formatDay(new Date(2026, 10, 24, 23, 59))).toBe('2026-11-24');
  expect(formatDay(new Date(2026, 0, 2, 0, 0))).toBe('2026-01-02');
});

it.each([
  ['en', undefined],
  ['bn', ' এবং '],
])('joinWords lists words like the browser in %s', (language, beforeLast) => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  for (const words of [['a'], ['a', 'b'], ['a', 'b', 'c']])
    expect(joinWords(words, beforeLast)).toBe(list.format(words));
});

it('groupDigits groups the digits of a number like the browser in India', () => {
  for (const value of [0, 7, 100, 1_000, 12_345, 165_000, 1_650_000, 123_456_789])
    expect(groupDigits(value)).toBe(value.toLocaleString('en-IN'));
});

it.each([
  ['4', '4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['a', ''],
])('formatCardNumber groups the digits of the card number %o', (input, expected) => {
  expect(formatCardNumber(input)).toBe(expected);
});

it.each([
  ['', ''],
  ['3', '03'],
  ['04/27', '04 / 27'],
  ['01 / 204', '01 / 204'],
  ['ab', ''],
])('formatExpiryDate formats the expiry date %o', (input, expected) => {
  expect(formatExpiryDate(input)).toBe(expected);
});

it('formatSecurityCode keeps the first four digits of a security code', () => {
  expect(formatSecurityCode('12a345')).toBe('1234');
});
