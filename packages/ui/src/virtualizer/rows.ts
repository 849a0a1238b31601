/** Positions of the rows of a virtualized list. Lengths in CSS pixels, rows counted from 0. */

/** Consecutive rows; `to` is exclusive. */
export type Range = { from: number; to: number };

/** Distances between the tops of rows: the measured ones by row, and 0 where the average is used. */
export type RowHeights = { averageHeight: number; measuredHeights: readonly number[] };

/** Rendered rows, or a placeholder for rows that are not. */
export type Segment = Range & { isRendered: boolean };

/** The top of each row, relative to the list; the last entry is the height of the list. */
export const topsOf = (rows: number, { averageHeight, measuredHeights }: RowHeights): Float64Array => {
  const tops = new Float64Array(rows + 1);
  let top = 0;
  for (let row = 0; row < rows; row += 1) {
    tops[row] = top;
    top += measuredHeights[row] || averageHeight;
  }
  tops[rows] = top;
  return tops;
};

const topOf = (tops: Float64Array, row: number): number => tops[row] ?? 0;

/** The row at `y`, or the first or the last one if `y` is outside the list. */
export const rowAt = (tops: Float64Array, y: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(tops, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The rows that are at least partly between two positions; always at least one. */
export const rangeBetween = (tops: Float64Array, top: number, bottom: number): Range => {
  const from = rowAt(tops, top);
  return { from, to: Math.max(from, rowAt(tops, bottom)) + 1 };
};

/** The height of a range of rows. */
export const heightOf = (tops: Float64Array, { from, to }: Range): number => topOf(tops, to) - topOf(tops, from);

export const isDisjoint = (one: Range, other: Range): boolean => one.to <= other.from || other.to <= one.from;

/** The part of a range that lies inside another one. */
export const clamp = (range: Range, { from, to }: Range): Range => {
  const start = Math.min(Math.max(range.from, from), to);
  return { from: start, to: Math.max(start, Math.min(range.to, to)) };
};

/**
 * The next range to render on the way to `wanted`: at most `maxNewRows` new rows, so that no frame takes too long, visible rows
 * first. One row outside `wanted` may stay, so that it does not appear and disappear with every pixel.
 */
export const growRange = (rendered: Range, wanted: Range, inView: Range, maxNewRows: number): Range => {
  if (isDisjoint(rendered, inView)) return clamp({ from: inView.from, to: inView.from + maxNewRows }, wanted);
  let { from, to } = clamp(rendered, { from: wanted.from - 1, to: wanted.to + 1 });
  for (const goal of [inView, wanted]) {
    const below = Math.min(Math.max(0, goal.to - to), maxNewRows);
    const above = Math.min(Math.max(0, from - goal.from), maxNewRows - below);
    to += below;
    from -= above;
    if (below + above > 0) break;
  }
  return { from, to };
};

/** Splits the list into the given rendered ranges and the placeholders between them. */
export const buildSegments = (rows: number, ranges: readonly Range[]): Segment[] => {
  const all = { from: 0, to: rows };
  const segments: Segment[] = [];
  let end = 0;
  for (const { from, to } of ranges.map((span) => clamp(span, all)).sort((one, other) => one.from - other.from)) {
    if (to <= end) continue;
    const last = segments.at(-1);
    if (last?.isRendered && from <= end) last.to = to;
    else {
      if (from > end) segments.push({ from: end, to: from, isRendered: false });
      segments.push({ from: Math.max(from, end), to, isRendered: true });
    }
    end = to;
  }
  if (end < rows) segments.push({ from: end, to: rows, isRendered: false });
  return segments;
};
