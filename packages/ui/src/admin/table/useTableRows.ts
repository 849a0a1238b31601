import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { foldText } from '../../lib/foldText.ts';
import type { TableView } from './tableView.ts';

/** A column by which a table can be sorted. */
export type SortableColumn<Row> = {
  /** Names the column in the URL: letters only. */
  id: string;
  /** The value to sort by. Texts are compared by the rules of the language, and empty values are last. */
  sortBy?: ((row: Row) => string | number) | undefined;
};

export type TableFilter<Row> = {
  /** Names the filter in the URL: letters only. */
  id: string;
  label: string;
  /** The option to which a row belongs. */
  optionOf(row: Row): string;
  options: readonly { value: string; label: string }[];
};

type TableRowsOptions<Row> = {
  /** The rows in the order before any sort. */
  rows: readonly Row[];
  columns: readonly SortableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  /** The texts of a row that the search field searches. */
  textsOf(row: Row): readonly string[];
  view: TableView;
};

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type Definition<Row extends object> = ColumnDef<typeof features, Row>;
/** The part of a row of the model that comparisons need, whatever the type of its record is. */
type Values = { getValue(column: string): unknown };

/** The column that the search field filters. Other columns and filters have ids of letters only. */
const textColumn = ':text';

const collator = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });

/** Compares two values of a column, ascending. Values of one column are either texts or numbers. */
const compareValues = (one: Values, other: Values, column: string): number => {
  const [a, b] = [one.getValue(column), other.getValue(column)];
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
};

const isSame = (row: Values, column: string, value: unknown): boolean => row.getValue(column) === value;

/** Whether a row contains each word of the search, in any order. */
const hasWords = (row: Values, column: string, words: readonly string[]): boolean => {
  const text = String(row.getValue(column));
  return words.every((word) => text.includes(word));
};

/** An empty value is `undefined`, which the table sorts to the end in both directions. */
const blankAsUndefined = (value: string | number) => (value === '' ? undefined : value);

/** Returns the rows that the search and the filters leave, in the chosen order. */
export const useTableRows = <Row extends object>({ rows, columns, filters, textsOf, view }: TableRowsOptions<Row>) => {
  const definitions = useMemo(
    (): Definition<Row>[] => [
      { id: textColumn, accessorFn: (row) => foldText(textsOf(row).join('\n')), filterFn: hasWords },
      ...filters.map(({ id, optionOf }) => ({ id: `${textColumn}${id}`, accessorFn: optionOf, filterFn: isSame })),
      ...columns.flatMap(({ id, sortBy }) =>
        sortBy
          ? [
              {
                id,
                accessorFn: (row: Row) => blankAsUndefined(sortBy(row)),
                sortFn: compareValues,
                sortUndefined: 'last' as const,
              },
            ]
          : [],
      ),
    ],
    [columns, filters, textsOf],
  );
  const { text, sort } = view;
  const columnFilters = useMemo(() => {
    const words = foldText(text).split(/\s+/).filter(Boolean);
    const chosen = filters.flatMap(({ id, options }) => {
      const value = view.filters[id];
      // An option of an old link that the table does not have any more is ignored.
      return options.some((option) => option.value === value) ? [{ id: `${textColumn}${id}`, value }] : [];
    });
    return words.length > 0 ? [...chosen, { id: textColumn, value: words }] : chosen;
  }, [text, filters, view.filters]);
  const isSortable = columns.some(({ id, sortBy }) => id === sort?.column && sortBy);
  const sorting = useMemo(
    () => (sort && isSortable ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []),
    [sort, isSortable],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state: { columnFilters, sorting },
  });
  const { rows: shown } = table.getRowModel();
  return useMemo(() => shown.map(({ original }) => original), [shown]);
};
