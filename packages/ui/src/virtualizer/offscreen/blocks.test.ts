import { expect, test } from 'vitest';
import { splitIntoBlocks } from './blocks.ts';

test('splits different ranges at the same positions', () => {
  expect(splitIntoBlocks({ from: 8, to: 520 }, 250)).toEqual([
    { from: 8, to: 250 },
    { from: 250, to: 500 },
    { from: 500, to: 520 },
  ]);
  expect(splitIntoBlocks({ from: 250, to: 500 }, 250)).toEqual([{ from: 250, to: 500 }]);
  expect(splitIntoBlocks({ from: 260, to: 270 }, 250)).toEqual([{ from: 260, to: 270 }]);
});

test('returns no block for an empty range', () => {
  expect(splitIntoBlocks({ from: 5, to: 5 }, 250)).toEqual([]);
});

test('splits a list of 10,000 items into 40 blocks', () => {
  expect(splitIntoBlocks({ from: 0, to: 10_000 }, 250)).toHaveLength(40);
});
