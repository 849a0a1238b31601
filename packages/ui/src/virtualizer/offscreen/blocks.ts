import type { Range } from '../rows.ts';

/** Items per text block; each block is one DOM node. */
export const blockSize = 250;

/** Items per small block: a block with a match is split, because the browser does not say where in it the match is. */
export const smallBlockSize = 12;

/** Splits a range at each multiple of `size`, so that inner blocks stay the same when the range grows or shrinks. */
export const splitIntoBlocks = ({ from, to }: Range, size: number): Range[] => {
  const blocks: Range[] = [];
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / size) + 1) * size);
    blocks.push({ from: start, to: end });
    start = end;
  }
  return blocks;
};
