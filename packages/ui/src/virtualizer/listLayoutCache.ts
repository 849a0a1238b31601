import type { Range } from './rows.ts';

/** The measured layout of a list, and which of its rows were rendered last. */
export type ListLayout = {
  /**
   * Width, columns and font size at the time of the measurement. If one of them changes, the measurement is invalid. ''
   * before the first measurement.
   */
  environment: string;
  /** The number of items per row. */
  columns: number;
  /**
   * The average and the measured heights of rows, each from the top of a row to the top of the next row, in px
   * (`RowHeights`).
   */
  averageHeight: number;
  measuredHeights: number[];
  /** The gap between two rows, in px. */
  gap: number;
  rendered: Range;
};

/**
 * The layouts by list. A layout is stored as long as the query cache stores the list: when the user returns to the
 * page, rows and scroll position are unchanged.
 */
const layouts = new WeakMap<object, ListLayout>();

/** Returns the cached layout of a list, or an initial one in which the first items are rendered. */
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
