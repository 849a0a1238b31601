import { expect, it } from 'vitest';
import { toDrums } from './drums.ts';

const finalDigits = (value: number, count = 4) =>
  toDrums(value, count)
    .map(({ digits }) => digits.at(-1))
    .join('');

it.each([
  [8000, '8000'],
  [1200, '1200'],
  [250, '0250'],
  [3500, '3500'],
  [0, '0000'],
])('toDrums returns drums for %i whose last digits are %s', (value, digits) => {
  expect(finalDigits(value)).toBe(digits);
});

it('toDrums returns for each drum digits that start at zero and increase by one', () => {
  for (const { digits } of toDrums(8097, 4)) {
    expect(digits[0]).toBe(0);
    expect(digits.every((digit, step) => digit === step % 10)).toBe(true);
  }
});

it('toDrums marks the leading zeros, which do not turn; zeros inside the number turn', () => {
  expect(toDrums(250, 4).map(({ isLeadingZero }) => isLeadingZero)).toEqual([true, false, false, false]);
  expect(toDrums(250, 4)[0]?.digits).toEqual([0]);
  expect(toDrums(0, 4).map(({ isLeadingZero }) => isLeadingZero)).toEqual([true, true, true, false]);
});
