import { useCallback, useMemo } from 'react';

/** Counted from 1. The number does not depend on the sort. */
export const useRowNumbers = <Row extends object>(rows: readonly Row[]): ((row: Row) => number) => {
  const numbers = useMemo(() => new Map(rows.map((row, index) => [row, index + 1])), [rows]);
  return useCallback((row) => numbers.get(row) ?? 0, [numbers]);
};
