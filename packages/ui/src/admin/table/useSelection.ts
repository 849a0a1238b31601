import { useCallback, useMemo, useRef, useState } from 'react';
import type { TableSelection } from '../../components/base/Table/Table.tsx';

/**
 * The rows that the admin has selected, by their ids. A row stays selected while a search or a filter hides it.
 * @param rows all rows of the table; a deleted row does not count as selected
 * @param shown the rows that the table shows, in the same order
 */
export const useSelection = <Row extends { _id: string }>(
  rows: readonly Row[],
  shown: readonly Row[],
  label: (row: Row) => string,
) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The row that has changed last. With the Shift key, a range of rows starts at it. */
  const last = useRef<string>(undefined);

  const select = useCallback((changed: readonly Row[], isSelected: boolean) => {
    const next = changed.map(({ _id }) => _id);
    setIds((before) => (isSelected ? new Set([...before, ...next]) : new Set([...before].filter(notIn(next)))));
  }, []);

  const selection = useMemo(
    (): TableSelection<Row> => ({
      isSelected: ({ _id }) => ids.has(_id),
      onSelect: (row, isSelected, isRange) => {
        const to = shown.indexOf(row);
        const from = isRange ? shown.findIndex(({ _id }) => _id === last.current) : -1;
        last.current = row._id;
        select(from === -1 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
      },
      label,
    }),
    [ids, shown, select, label],
  );

  const selected = useMemo(() => rows.filter(({ _id }) => ids.has(_id)), [rows, ids]);
  const shownCount = useMemo(() => shown.filter(({ _id }) => ids.has(_id)).length, [shown, ids]);
  const state =
    shownCount === 0 ? ('none' as const) : shownCount === shown.length ? ('all' as const) : ('some' as const);
  return { selection, selected, state, shownCount, select };
};

const notIn = (list: readonly string[]) => {
  const known = new Set(list);
  return (id: string) => !known.has(id);
};
