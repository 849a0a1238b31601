/** Where the rows of a long list stand, of which only some are drawn. All lengths in CSS pixels, rows counted from 0. */

/** Some rows that follow each other; `to` is the first that is not among them. */
export type Span = { from: number; to: number };

/** From one row's top to the next one's, by row: what was measured where it has been drawn, and 0 where the usual holds. */
export type Pitches = { usual: number; measured: readonly number[] };

/** What stands in a list: rows that are drawn, or an empty place as high as those that are not. */
export type Part = Span & { isDrawn: boolean };

/** The top of each row, counted from the list's own; and at the end the list's height. */
export const topsOf = (rows: number, { usual, measured }: Pitches): Float64Array => {
  const tops = new Float64Array(rows + 1);
  let top = 0;
  for (let row = 0; row < rows; row += 1) {
    tops[row] = top;
    top += measured[row] || usual;
  }
  tops[rows] = top;
  return tops;
};

const topOf = (tops: Float64Array, row: number): number => tops[row] ?? 0;

/** The row that `y` is in; the first or the last where it is above or below all of them. */
export const rowAt = (tops: Float64Array, y: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(tops, middle) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The rows that are at least partly between two heights; never none. */
export const spanBetween = (tops: Float64Array, top: number, bottom: number): Span => {
  const from = rowAt(tops, top);
  return { from, to: Math.max(from, rowAt(tops, bottom)) + 1 };
};

/** How high the place of these rows is. */
export const heightOf = (tops: Float64Array, { from, to }: Span): number => topOf(tops, to) - topOf(tops, from);

export const isApart = (one: Span, other: Span): boolean => one.to <= other.from || other.to <= one.from;

/** Not more than these rows: what is left of a span inside of them. */
export const within = (span: Span, { from, to }: Span): Span => {
  const start = Math.min(Math.max(span.from, from), to);
  return { from: start, to: Math.max(start, Math.min(span.to, to)) };
};

/**
 * What is drawn next, where `wanted` should be in the end: `most` rows more at a time, so that no frame has too much to do;
 * the ones in view before those around it. A row just outside of what is wanted may stay: it need not come and go with
 * every pixel.
 */
export const stepTowards = (drawn: Span, wanted: Span, inView: Span, most: number): Span => {
  if (isApart(drawn, inView)) return within({ from: inView.from, to: inView.from + most }, wanted);
  let { from, to } = within(drawn, { from: wanted.from - 1, to: wanted.to + 1 });
  for (const goal of [inView, wanted]) {
    const below = Math.min(Math.max(0, goal.to - to), most);
    const above = Math.min(Math.max(0, from - goal.from), most - below);
    to += below;
    from -= above;
    if (below + above > 0) break;
  }
  return { from, to };
};

/** The list from its first row to its last: each of these spans drawn, and a place for whatever is between them. */
export const layOut = (rows: number, spans: readonly Span[]): Part[] => {
  const all = { from: 0, to: rows };
  const parts: Part[] = [];
  let end = 0;
  for (const { from, to } of spans.map((span) => within(span, all)).sort((one, other) => one.from - other.from)) {
    if (to <= end) continue;
    const last = parts.at(-1);
    if (last?.isDrawn && from <= end) last.to = to;
    else {
      if (from > end) parts.push({ from: end, to: from, isDrawn: false });
      parts.push({ from: Math.max(from, end), to, isDrawn: true });
    }
    end = to;
  }
  if (end < rows) parts.push({ from: end, to: rows, isDrawn: false });
  return parts;
};
