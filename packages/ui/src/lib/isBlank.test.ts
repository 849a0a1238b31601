import { expect, test } from 'vitest';
import { isBlank } from './isBlank.ts';

test.each([
  ['nothing', ''],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['Hangul fillers', '\u115f\u1160\u3164'],
])('L4: isBlank treats %s as blank', (_, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['0', 'হ'])('L4: isBlank treats %j as visible', (text) => {
  expect(isBlank(text)).toBe(false);
});
