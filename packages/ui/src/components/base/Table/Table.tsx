import { memo, type ReactNode, useId } from 'react';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Image } from '../Image/Image.tsx';
import styles from './Table.module.css';

/**
 * What a column contains. The kind decides where the cell is in a row of a wide table, and in a low row of a narrow one:
 * - `number`: the position of the row in the list. Not shown in a low row.
 * - `name`: the name of the row.
 * - `text`: text of any length; below the name in a low row.
 * - `money`: a `Price`, aligned with the prices above and below it.
 * - `fact`: one or two words; in a low row it is beside the price.
 * - `implied`: what the page title already says, such as the role under 'All Buyers'. Not shown in a low row.
 * - `line`: one or two words that have a line of their own in a low row.
 * - `actions`: the buttons of the row, at its end.
 */
type ColumnKind = 'number' | 'name' | 'text' | 'money' | 'fact' | 'implied' | 'line' | 'actions';

export type Column<Row> = {
  label: string;
  kind: ColumnKind;
  /** The width of the column, as a CSS length. Columns without a width share the remaining space. Not used in low rows. */
  width?: string;
  /** Renders the cell. Buttons in the cell use `nameId`, the id of the row's name, for `aria-describedby`. */
  cell: (row: Row, at: { index: number; nameId: string }) => ReactNode;
  /** Only for a `name`: the URL of a small image, whose text alternative is the name. */
  photo?: (row: Row) => string;
  /** Called when the user presses the header, which is then a button. */
  onSort?: (() => void) | undefined;
  /** The order of the rows. Undefined if the rows are not sorted by this column. */
  sorted?: 'ascending' | 'descending' | undefined;
};

/** If a table has this property, the first cell of each row has a checkbox. */
export type TableSelection<Row> = {
  isSelected: (row: Row) => boolean;
  /** `isRange` is true with the Shift key: the change is for all rows from the one that was changed before. */
  onSelect: (row: Row, isSelected: boolean, isRange: boolean) => void;
  label: (row: Row) => string;
};

type TableProps<Row> = {
  /** The id of the element that names the table. */
  labelledBy: string;
  /** The columns of the table, in this order. */
  columns: readonly Column<Row>[];
  /** The rows of the table, or the rows that an action is about. */
  rows: readonly Row[];
  /** The selected rows, and a function that changes them; rows cannot be selected if undefined. */
  selection?: TableSelection<Row> | undefined;
  /** Set if `rows` is one page of a longer table: the position of its first row, and the number of all rows. */
  page?: { from: number; total: number } | undefined;
};

/** A table, or low rows in a narrow container. ARIA attributes give the number of all rows if there are pages. */
export const Table = <Row extends { _id: string }>({ labelledBy, columns, rows, selection, page }: TableProps<Row>) => {
  const from = page?.from ?? 0;
  return (
    <div className={styles.container} data-many-buttons={hasManyButtons(columns)}>
      {/* Includes the header row. */}
      <table
        className={styles.table}
        {...roles.table}
        aria-labelledby={labelledBy}
        aria-rowcount={page && page.total + 1}
      >
        <Head columns={columns} />
        <tbody className={styles.body} {...roles.rowgroup}>
          {withUniqueKeys(rows).map(({ key, item }, index) => (
            <TableRow
              key={key}
              columns={columns}
              row={item}
              index={from + index}
              selection={selection}
              isSelected={selection?.isSelected(item)}
              isOfPage={page !== undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Hidden from screen readers, because the component around the table announces the loading. */
export const TableSkeleton = <Row,>({
  columns,
}: {
  /** The columns of the table, in this order. */
  columns: readonly Column<Row>[];
}) => (
  <div className={styles.container} data-many-buttons={hasManyButtons(columns)} aria-hidden="true">
    <table className={styles.table}>
      <Head columns={columns.map((column) => ({ ...column, onSort: undefined }))} />
      <tbody className={styles.body}>
        {['first', 'second', 'third'].map((row) => (
          <tr key={row} className={styles.row} data-photo={hasPhoto(columns)}>
            {columns.map(({ label, kind }) => (
              <td key={label} className={styles.cell} data-kind={kind}>
                <div className={styles.value}>
                  <Skeleton className={styles.skeleton} {...skeletonSizes[kind]} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Only beside several buttons a column is a line of its own in a low row. */
const hasManyButtons = <Row,>(columns: readonly Column<Row>[]): true | undefined =>
  columns.some(({ kind }) => kind === 'line') || undefined;

const hasPhoto = <Row,>(columns: readonly Column<Row>[]): true | undefined =>
  columns.some(({ photo }) => photo) || undefined;

const skeletonSizes: Record<ColumnKind, { width: string; height?: string }> = {
  number: { width: '1em' },
  name: { width: '70%', height: '1lh' },
  text: { width: '80%', height: '1lh' },
  money: { width: '4em', height: '1lh' },
  fact: { width: '4em', height: '1lh' },
  implied: { width: '4em', height: '1lh' },
  line: { width: '4em', height: '1lh' },
  actions: { width: '5rem', height: 'var(--size-touch-target)' },
};

/** Some browsers drop the table semantics when CSS changes `display` for the low rows. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead className={styles.head} {...roles.rowgroup}>
    <tr {...roles.row}>
      {columns.map(({ label, kind, width, onSort, sorted }) => (
        <th
          key={label}
          scope="col"
          data-kind={kind}
          style={{ inlineSize: width }}
          // A header with a sort button contains the label twice. This way screen readers read it once.
          aria-label={onSort && label}
          aria-sort={sorted}
          {...roles.columnheader}
        >
          <span className={styles.headLabel} data-sortable={onSort ? true : undefined}>
            {label}
          </span>
          {onSort && <button type="button" className={styles.sort} aria-label={label} onClick={onSort} />}
        </th>
      ))}
    </tr>
  </thead>
);

type TableRowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  selection: TableSelection<Row> | undefined;
  isSelected: boolean | undefined;
  /** True if the table has other rows too, on other pages. */
  isOfPage: boolean;
};

/** Memoized, so that a selection renders only the rows that it changes. */
const TableRow = memo(<Row,>({ columns, row, index, selection, isSelected = false, isOfPage }: TableRowProps<Row>) => {
  const nameId = useId();
  return (
    <tr
      className={styles.row}
      data-selectable={selection ? true : undefined}
      data-selected={isSelected || undefined}
      data-photo={hasPhoto(columns)}
      {...roles.row}
      // Counted from 1, and the header is the first row.
      aria-rowindex={isOfPage ? index + 2 : undefined}
    >
      {columns.map(({ label, kind, cell, photo }, column) => {
        const inside = (
          <>
            {selection && column === 0 && <RowCheckbox row={row} selection={selection} isSelected={isSelected} />}
            <div className={styles.value} id={kind === 'name' ? nameId : undefined}>
              {cell(row, { index, nameId })}
            </div>
          </>
        );
        return kind === 'name' ? (
          <th
            key={label}
            className={styles.cell}
            data-kind={kind}
            scope="row"
            // The name of the checkbox in the first cell must not be part of the row's name.
            aria-labelledby={selection && nameId}
            {...roles.rowheader}
          >
            {photo ? <WithPhoto src={photo(row)}>{inside}</WithPhoto> : inside}
          </th>
        ) : (
          <td key={label} className={styles.cell} data-kind={kind} {...roles.cell}>
            {inside}
          </td>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

type RowCheckboxProps<Row> = { row: Row; selection: TableSelection<Row>; isSelected: boolean };

const RowCheckbox = <Row,>({ row, selection, isSelected }: RowCheckboxProps<Row>) => (
  <label className={styles.select}>
    <input
      type="checkbox"
      aria-label={selection.label(row)}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        selection.onSelect(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  </label>
);

const WithPhoto = ({ src, children }: { src: string; children: ReactNode }) => (
  <div className={styles.withPhoto}>
    <span className={styles.photo} aria-hidden="true">
      <Image src={src} alt="" isSmall />
    </span>
    {children}
  </div>
);
