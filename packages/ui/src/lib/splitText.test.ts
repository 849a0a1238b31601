import { expect, it } from 'vitest';
import { splitText } from './splitText.ts';

it.each([
  [
    'a@b.c',
    [
      [0, 'a'],
      [1, '@', true],
      [2, 'b'],
      [3, '.', true],
      [4, 'c'],
    ],
  ],
  [
    '.@',
    [
      [0, '.', true],
      [1, '@', true],
    ],
  ],
  ['', []],
])('splitText gives each part of %j its position and leaves out empty parts', (text, parts) => {
  const expected = parts.map(([start, part, isMatch = false]) => ({ start, text: part, isMatch }));
  expect(splitText(text, /([@.])/)).toEqual(expected);
});
