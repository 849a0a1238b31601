/** The positions of the rows of a virtualized list. All lengths are in CSS pixels, and rows are counted from 0. */

/** A range of consecutive rows; `to` is exclusive. */
export type Range = { from: number; to: number };

/**
 * The heights of rows: the distance from the top of each measured row to the top of the next one, and 0 for rows for
 * which the average is used.
 */
export type RowHeights = { averageHeight: number; measuredHeights: readonly number[] };

/** A range of rendered rows, or a placeholder for rows that are not rendered. */
export type Segment = Range & { isRendered: boolean };

/** Returns the top of each row, relative to the list; the last entry is the height of the list. */
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

/** Returns the row at the position `y`; the first or the last row if `y` is outside the list. */
export const rowAt = (tops: Float64Array, y: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(tops, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Returns the rows of which at least a part is between two positions; always at least one row. */
export const rangeBetween = (tops: Float64Array, top: number, bottom: number): Range => {
  const from = rowAt(tops, top);
  return { from, to: Math.max(from, rowAt(tops, bottom)) + 1 };
};

/** Returns the height of a range of rows. */
export const heightOf = (tops: Float64Array, { from, to }: Range): number => topOf(tops, to) - topOf(tops, from);

export const isDisjoint = (one: Range, other: Range): boolean => one.to <= other.from || other.to <= one.from;

/** Returns the part of a range that lies inside another range. */
export const clamp = (range: Range, { from, to }: Range): Range => {
  const start = Math.min(Math.max(range.from, from), to);
  return { from: start, to: Math.max(start, Math.min(range.to, to)) };
};

/**
 * Returns the range to render in the next step from the current range to `wanted`. It contains at most `maxNewRows` new
 * rows, so that no frame takes too long, and visible rows are added first. One row on each side outside `wanted` may
 * stay, so that it does not appear and disappear with every scrolled pixel.
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
