import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000\t\n'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks alone', '\u202e\u2066\u2069'],
  ['Hangul fillers', '\u115f\u1160\u3164'],
  ['control characters', '\u0001\u007f'],
])('L4: isBlank treats %s as blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['0', '-', '\u200bRX 100', 'হ', '👾', '\u202eadnoH', '\u0301'])(
  'L4: isBlank treats %j as visible',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
