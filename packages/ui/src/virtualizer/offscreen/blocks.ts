import type { Span } from '../rows.ts';

/** In items: what is not drawn is kept as text in blocks of so many, since each block is a node. */
export const blockSize = 250;

/** In items: a block in which something was found is opened into so small ones, since it is not told where in it. */
export const openedSize = 12;

/** Cuts a span at each multiple of `size`, so that a block in its middle is the same whatever happens at its ends. */
export const cutIntoBlocks = ({ from, to }: Span, size: number): Span[] => {
  const blocks: Span[] = [];
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / size) + 1) * size);
    blocks.push({ from: start, to: end });
    start = end;
  }
  return blocks;
};
