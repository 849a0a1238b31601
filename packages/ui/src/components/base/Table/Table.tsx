import { memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import { OffscreenText } from '../../../virtualizer/offscreen/OffscreenText.tsx';
import { useVirtualizer } from '../../../virtualizer/useVirtualizer.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Image } from '../Image/Image.tsx';
import styles from './Table.module.css';

/**
 * What a column contains. The kind decides where the column is placed, also in the card layout of narrow screens:
 * - `number`: the position of the row in the list. Not shown on a card.
 * - `name`: the name of the row; the heading of its card.
 * - `text`: text of any length; below the name on a card.
 * - `money`: a `Price`, aligned with the prices above and below it.
 * - `fact`: one or two words; half as wide as a card. If it contains a button, it is beside the actions on a card.
 * - `implied`: a fact that the page title already says, such as the role under 'All Buyers'. Not shown on a card.
 * - `line`: a fact that has a line of its own on a card.
 * - `actions`: the buttons of the row, at its end.
 */
type ColumnKind = 'number' | 'name' | 'text' | 'money' | 'fact' | 'implied' | 'line' | 'actions';

export type Column<Row> = {
  label: string;
  kind: ColumnKind;
  /** The width of the column in the table layout: any CSS length. Columns without a width share the remaining space. */
  width?: string;
  /** Renders the cell. Buttons in the cell use `nameId`, the id of the row's name, for `aria-describedby`. */
  cell(row: Row, at: { index: number; nameId: string }): ReactNode;
  /**
   * Only for a column of kind `name`: the URL of a small image beside the name. The name is the image's text
   * alternative.
   */
  photo?(row: Row): string;
};

type TableProps<Row> = {
  labelledBy: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /**
   * Returns the text of one row, in which the browser's find-in-page can search while the row is not rendered. Must be
   * the same function in every render.
   */
  searchTextOf: (row: Row) => string;
};

/** The number of rows in the first render, before the height of any row is known. A row has about twenty DOM nodes. */
const initialRows = 16;
/** The maximum number of rows that one animation frame adds. */
const rowsPerFrame = 2;

/**
 * Shows records as a table where there is room, otherwise as one card per row. The layout depends on the width of the
 * container and not of the window, because the navigation drawer may take a part of the window. With more than sixty
 * rows only those near the viewport are rendered (see `virtualizer/`). ARIA attributes give screen readers the number
 * of rows and the position of each row.
 */
export const Table = <Row extends { _id: string }>({ labelledBy, columns, rows, searchTextOf }: TableProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { segments, isVirtualized, reveal } = useVirtualizer({
    count: rows.length,
    listKey: rows,
    holder: body,
    first: initialRows,
    step: rowsPerFrame,
  });
  const keys = useMemo(() => withUniqueKeys(rows), [rows]);
  return (
    <div className={styles.container}>
      {/* `aria-rowcount` includes the header row. */}
      <table
        className={styles.table}
        {...roles.table}
        aria-labelledby={labelledBy}
        aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
      >
        <Head columns={columns} />
        <tbody className={styles.body} ref={body} {...roles.rowgroup}>
          {segments.flatMap(({ key: partKey, isRendered, from, to, height }) =>
            isRendered
              ? keys
                  .slice(from, to)
                  .map(({ key, item }, offset) => (
                    <TableRow
                      key={`row ${key}`}
                      columns={columns}
                      row={item}
                      index={from + offset}
                      isWindowed={isVirtualized}
                    />
                  ))
              : [
                  <tr key={`spacer ${partKey}`} className={styles.spacer} {...roles.none}>
                    <td {...roles.none} colSpan={columns.length} style={{ blockSize: height }}>
                      <OffscreenText items={rows} range={{ from, to }} textOf={searchTextOf} reveal={reveal} />
                    </td>
                  </tr>,
                ],
          )}
        </tbody>
      </table>
    </div>
  );
};

/**
 * Three skeleton rows, shown while the records are loading. They are hidden from screen readers, because the component
 * around the table announces the loading.
 */
export const TableSkeleton = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <div className={styles.container} aria-hidden="true">
    <table className={styles.table}>
      <Head columns={columns} />
      <tbody className={styles.body}>
        {['first', 'second', 'third'].map((row) => (
          <tr key={row} className={styles.row}>
            {columns.map(({ label, kind }) => (
              <td key={label} className={styles.cell} data-kind={kind}>
                <Label kind={kind}>{label}</Label>
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

/**
 * The ARIA roles are explicit, because some browsers drop the table semantics when CSS changes `display` for the card
 * layout.
 */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const;

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead className={styles.head} {...roles.rowgroup}>
    <tr {...roles.row}>
      {columns.map(({ label, kind, width }) => (
        <th key={label} scope="col" data-kind={kind} style={{ inlineSize: width }} {...roles.columnheader}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

type TableRowProps<Row> = {
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  /** True if only some rows of the table are rendered. The row then has ARIA attributes for its position. */
  isWindowed: boolean;
};

/** Memoized, so that while the user scrolls only the new rows render. */
const TableRow = memo(<Row,>({ columns, row, index, isWindowed }: TableRowProps<Row>) => {
  const nameId = useId();
  // ARIA counts rows from 1, and row 1 is the header.
  const position = isWindowed && { 'aria-rowindex': index + 2, 'data-item': index };
  return (
    <tr className={styles.row} {...roles.row} {...position}>
      {columns.map(({ label, kind, cell, photo }) => {
        const inside = (
          <>
            <Label kind={kind}>{label}</Label>
            <div className={styles.value}>{cell(row, { index, nameId })}</div>
          </>
        );
        return kind === 'name' ? (
          <th key={label} className={styles.cell} data-kind={kind} scope="row" id={nameId} {...roles.rowheader}>
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

const WithPhoto = ({ src, children }: { src: string; children: ReactNode }) => (
  <div className={styles.withPhoto}>
    <span className={styles.photo} aria-hidden="true">
      <Image src={src} alt="" isSmall />
    </span>
    {children}
  </div>
);

/**
 * The label of a cell in the card layout, where the header row is not visible. Screen readers read the header instead
 * of this label.
 */
const Label = ({ kind, children }: { kind: ColumnKind; children: string }) =>
  (kind === 'money' || kind === 'fact' || kind === 'line') && (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
