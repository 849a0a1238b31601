import { hasWords, toSearchableText, toSearchWords } from '@second-gear/domain';
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
import { rankTexts } from './rankTexts.ts';
import type { TableView } from './tableView.ts';

export type SortableColumn<Row> = {
  /** The name of the column in the URL. It has only letters. */
  id: string;
  /** Texts are compared by the rules of the language. Empty values are last. */
  sortBy?: ((row: Row) => string | number) | undefined;
};

export type TableFilter<Row> = {
  /** The name of the filter in the URL. It has only letters. */
  id: string;
  label: string;
  optionOf(row: Row): string;
  options: readonly { value: string; label: string }[];
};

type TableRowsOptions<Row> = {
  rows: readonly Row[];
  columns: readonly SortableColumn<Row>[];
  filters: readonly TableFilter<Row>[];
  /** In these texts the search field searches. */
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
/** The part of a TanStack row that is the same for every type of record. */
type Values = { getValue(column: string): unknown };

/** The colon makes it differ from the ids of columns and filters. */
const textColumn = ':text';

const compareValues = (one: Values, other: Values, column: string): number =>
  Number(one.getValue(column)) - Number(other.getValue(column));

const isSame = (row: Values, column: string, value: unknown): boolean => row.getValue(column) === value;

const hasTypedWords = (row: Values, column: string, words: readonly string[]): boolean =>
  hasWords(String(row.getValue(column)), words);

const searchedText = (texts: readonly string[]): string => toSearchableText(texts.join('\n'));

/** For a text, its rank. The table sorts `undefined` to the end in both directions. */
const createSortValue = <Row>(rows: readonly Row[], sortBy: (row: Row) => string | number) => {
  let ranks: ReadonlyMap<string, number> | undefined;
  return (row: Row): number | undefined => {
    const value = sortBy(row);
    if (typeof value === 'number') return value;
    ranks ??= rankTexts(rows.map((other) => String(sortBy(other))));
    return value === '' ? undefined : ranks.get(value);
  };
};

/** Whatever the filters hide. */
export const countWithText = <Row>(
  rows: readonly Row[],
  { textsOf, text }: Pick<TableRowsOptions<Row>, 'textsOf'> & Pick<TableView, 'text'>,
): number => {
  const words = toSearchWords(text);
  return rows.filter((row) => hasWords(searchedText(textsOf(row)), words)).length;
};

export const useTableRows = <Row extends object>({ rows, columns, filters, textsOf, view }: TableRowsOptions<Row>) => {
  const definitions = useMemo(
    (): Definition<Row>[] => [
      { id: textColumn, accessorFn: (row) => searchedText(textsOf(row)), filterFn: hasTypedWords },
      ...filters.map(({ id, optionOf }) => ({ id: `${textColumn}${id}`, accessorFn: optionOf, filterFn: isSame })),
      ...columns.flatMap(({ id, sortBy }) =>
        sortBy
          ? [{ id, accessorFn: createSortValue(rows, sortBy), sortFn: compareValues, sortUndefined: 'last' as const }]
          : [],
      ),
    ],
    [rows, columns, filters, textsOf],
  );
  const { text, sort } = view;
  const columnFilters = useMemo(() => {
    const words = toSearchWords(text);
    const chosen = filters.flatMap(({ id, options }) => {
      const value = view.filters[id];
      // The URL may have an option that the table does not have any more.
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
