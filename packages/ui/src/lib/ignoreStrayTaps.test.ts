import { expect, test } from 'vitest';
import { isStray } from './ignoreStrayTaps.ts';

const first = { timeStamp: 1_000, clientX: 180, clientY: 600, pressed: {}, name: 'Delete' };

test.each([
  ['the same place has another control', { timeStamp: 1_150, pressed: {}, name: 'See it' }, true],
  ['the first has pressed the same control', { timeStamp: 1_150, name: 'Deleted' }, false],
  ['the same place has a new control with the same name', { timeStamp: 1_150, pressed: {} }, false],
  ['the second is at another place', { timeStamp: 1_150, pressed: {}, name: 'See it', clientY: 630 }, false],
  ['the second comes later', { timeStamp: 1_500, pressed: {}, name: 'See it' }, false],
  ['the same place has no control', { timeStamp: 1_150, pressed: null, name: '' }, true],
])('of two taps, when %s, the second is ignored: %o %s [R2.19b]', (_, change, ignored) => {
  expect(isStray({ ...first, ...change }, first)).toBe(ignored);
});

test('a tap is not ignored when there was none before, or when it pressed nothing', () => {
  const second = { ...first, timeStamp: 1_150, pressed: {}, name: 'See it' };
  expect(isStray(second, null)).toBe(false);
  expect(isStray(second, { ...first, pressed: null, name: '' })).toBe(false);
});
