import type { Range } from '../rows.ts';

/** The number of items per text block; each block is one DOM node. */
export const blockSize = 250;

/**
 * The number of items per small block. A block with a match is split into small blocks, because the browser does not
 * report where in the block the match is.
 */
export const smallBlockSize = 12;

/**
 * Splits a range at each multiple of `size`, so that all blocks except the first and the last stay the same when the
 * range grows or shrinks.
 */
export const splitIntoBlocks = ({ from, to }: Range, size: number): Range[] => {
  const blocks: Range[] = [];
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / size) + 1) * size);
    blocks.push({ from: start, to: end });
    start = end;
  }
  return blocks;
};
