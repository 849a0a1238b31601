import { useCallback, useMemo } from 'react';

/** Returns the function that gives the number of a row in the list, counted from 1, however the table is sorted. */
export const useRowNumbers = <Row extends object>(rows: readonly Row[]): ((row: Row) => number) => {
  const numbers = useMemo(() => new Map(rows.map((row, index) => [row, index + 1])), [rows]);
  return useCallback((row) => numbers.get(row) ?? 0, [numbers]);
};
