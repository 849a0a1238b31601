import { expect, test } from 'vitest';
import { cutIntoBlocks } from './blocks.ts';

test('A span is cut where every other one is, whatever it begins and ends with', () => {
  expect(cutIntoBlocks({ from: 8, to: 520 }, 250)).toEqual([
    { from: 8, to: 250 },
    { from: 250, to: 500 },
    { from: 500, to: 520 },
  ]);
  expect(cutIntoBlocks({ from: 250, to: 500 }, 250)).toEqual([{ from: 250, to: 500 }]);
  expect(cutIntoBlocks({ from: 260, to: 270 }, 250)).toEqual([{ from: 260, to: 270 }]);
});

test('There is nothing to cut in nothing', () => {
  expect(cutIntoBlocks({ from: 5, to: 5 }, 250)).toEqual([]);
});

test('Ten thousand items are forty blocks', () => {
  expect(cutIntoBlocks({ from: 0, to: 10_000 }, 250)).toHaveLength(40);
});
