import type { Range } from './rows.ts';

/** The measured layout of a list, and which of its rows were rendered last. */
export type ListLayout = {
  /** Width, columns and font size of the measurement: with other values it is invalid. '' before the first one. */
  environment: string;
  /** Items per row. */
  columns: number;
  /** From the top of one row to the top of the next one, in px (`RowHeights`). */
  averageHeight: number;
  measuredHeights: number[];
  /** Between two rows, in px. */
  gap: number;
  rendered: Range;
};

/** By list, while the query cache keeps it: when the user comes back, rows and scroll position are unchanged. */
const layouts = new WeakMap<object, ListLayout>();

/** The cached layout of a list, or an initial one with the first items rendered. */
export const layoutOf = (list: object, first: number): ListLayout =>
  layouts.get(list) ?? {
    environment: '',
    columns: 1,
    averageHeight: 0,
    measuredHeights: [],
    gap: 0,
    rendered: { from: 0, to: first },
  };

/** Whether this list has been rendered before. */
export const hasLayout = (list: object): boolean => layouts.has(list);

export const storeLayout = (list: object, layout: ListLayout): void => void layouts.set(list, layout);
