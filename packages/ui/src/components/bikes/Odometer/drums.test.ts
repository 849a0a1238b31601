import { expect, it } from 'vitest';
import { toDrums } from './drums.ts';

const shows = (value: number, count = 4) =>
  toDrums(value, count)
    .map(({ digits }) => digits.at(-1))
    .join('');

it.each([
  [8000, '8000'],
  [1200, '1200'],
  [250, '0250'],
  [3500, '3500'],
  [0, '0000'],
])('%i stops at %s', (value, shown) => {
  expect(shows(value)).toBe(shown);
});

it('gets more drums for a longer number', () => {
  expect(shows(123_456)).toBe('123456');
});

it('starts every drum at zero and rolls it on one by one', () => {
  for (const { digits } of toDrums(8097, 4)) {
    expect(digits[0]).toBe(0);
    expect(digits.every((digit, step) => digit === step % 10)).toBe(true);
  }
});

it('turns a lower drum once more than the one before it', () => {
  expect(toDrums(1200, 4).map(({ digits }) => digits.length)).toEqual([2, 13, 21, 31]);
});

it('knows the zeros in front of the number, which do not turn, from those in it', () => {
  expect(toDrums(250, 4).map(({ isLeadingZero }) => isLeadingZero)).toEqual([true, false, false, false]);
  expect(toDrums(250, 4)[0]?.digits).toEqual([0]);
  expect(toDrums(0, 4).map(({ isLeadingZero }) => isLeadingZero)).toEqual([true, true, true, false]);
});
