import { memo, type ReactNode, useId, useMemo, useRef } from 'react';
import { keyed } from '../../../lib/withUniqueKeys.ts';
import { Unseen } from '../../../virtualizer/offscreen/OffscreenText.tsx';
import { useListWindow } from '../../../virtualizer/useVirtualizer.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Image } from '../Image/Image.tsx';
import styles from './Table.module.css';

/**
 * What a column holds, and so where it stands:
 * - `number`: the row's place in the list. A tag goes without.
 * - `name`: what the row is called; the heading of its tag.
 * - `text`: more words of any length; under the name on a tag.
 * - `money`: a `Price`, in line with the prices above and below it.
 * - `fact`: a word or two; half a tag wide. One that still has to be made, by a button, stands beside the actions there.
 * - `implied`: a fact that the page's title says already, such as the role under 'All Buyers'. A tag does not print it.
 * - `line`: a fact with a line of its own on a tag.
 * - `actions`: what can be done with the row, at its end.
 */
type ColumnKind = 'number' | 'name' | 'text' | 'money' | 'fact' | 'implied' | 'line' | 'actions';

export type Column<Row> = {
  label: string;
  kind: ColumnKind;
  /** Any CSS length, while the rows are ruled. Columns without one share what the others leave. */
  width?: string;
  /** `nameId` is the id of the row's name: what tells its buttons from those of the next row. */
  cell(row: Row, at: { index: number; nameId: string }): ReactNode;
  /** The URL of a photo of the row, for a column of kind `name`: it is shown small beside the name, which says what it shows. */
  photo?(row: Row): string;
};

type TableProps<Row> = {
  /** The id of the heading that names it. */
  labelledBy: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What can be read of one row, for those that are not drawn. The same function every time. */
  searchTextOf: (row: Row) => string;
};

/** Rows of a screen, before anything was measured: each is some twenty nodes. */
const first = 16;
/** Rows that may come in one frame. */
const step = 2;

/**
 * Rows and columns where there is room, a tag for each row where there is not. It obeys the room it is given, not the
 * window: it may stand beside the drawer. Of more than sixty rows only those are drawn that are in view, and a little around
 * them (`createListWindow`); whoever listens to the page is told how many there are, and which of them each is.
 */
export const Table = <Row extends { _id: string }>({ labelledBy, columns, rows, searchTextOf }: TableProps<Row>) => {
  const holder = useRef<HTMLTableSectionElement>(null);
  const { parts, isWindowed, reveal } = useListWindow({ count: rows.length, of: rows, holder, first, step });
  const keys = useMemo(() => keyed(rows), [rows]);
  return (
    <div className={styles.container}>
      {/* The head is a row, too. */}
      <table
        className={styles.table}
        {...role.table}
        aria-labelledby={labelledBy}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <Head columns={columns} />
        <tbody className={styles.body} ref={holder} {...role.rowgroup}>
          {parts.flatMap(({ key: partKey, isDrawn, from, to, height }) =>
            isDrawn
              ? keys
                  .slice(from, to)
                  .map(({ key, item }, place) => (
                    <TableRow
                      key={`row ${key}`}
                      columns={columns}
                      row={item}
                      index={from + place}
                      isWindowed={isWindowed}
                    />
                  ))
              : [
                  <tr key={`place ${partKey}`} className={styles.place} {...role.none}>
                    <td {...role.none} colSpan={columns.length} style={{ blockSize: height }}>
                      <Unseen items={rows} span={{ from, to }} textOf={searchTextOf} reveal={reveal} />
                    </td>
                  </tr>,
                ],
          )}
        </tbody>
      </table>
    </div>
  );
};

/** Three rows that have not come yet, in the places of the real ones. It is drawn only: something else says the words. */
export const TableSkeleton = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <div className={styles.container} aria-hidden="true">
    <table className={styles.table}>
      <Head columns={columns} />
      <tbody className={styles.body}>
        {['first', 'second', 'third'].map((place) => (
          <tr key={place} className={styles.row}>
            {columns.map(({ label, kind }) => (
              <td key={label} className={styles.cell} data-kind={kind}>
                <Label kind={kind}>{label}</Label>
                <div className={styles.value}>
                  <Skeleton className={styles.bone} {...bones[kind]} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const bones: Record<ColumnKind, { width: string; height?: string }> = {
  number: { width: '1em' },
  name: { width: '70%', height: '1lh' },
  text: { width: '80%', height: '1lh' },
  money: { width: '4em', height: '1lh' },
  fact: { width: '4em', height: '1lh' },
  implied: { width: '4em', height: '1lh' },
  line: { width: '4em', height: '1lh' },
  actions: { width: '5rem', height: 'var(--size-touch-target)' },
};

/** Laid out as tags, the elements of a table are no table any more to some browsers: their roles keep it one. */
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
  none: { role: 'presentation' },
} as const;

const Head = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <thead className={styles.head} {...role.rowgroup}>
    <tr {...role.row}>
      {columns.map(({ label, kind, width }) => (
        <th key={label} scope="col" data-kind={kind} style={{ inlineSize: width }} {...role.columnheader}>
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
  /** Not all of the rows are here. */
  isWindowed: boolean;
};

/** Drawn once: while somebody scrolls only what comes into view is new. */
const TableRow = memo(<Row,>({ columns, row, index, isWindowed }: TableRowProps<Row>) => {
  const nameId = useId();
  // The head is the first row.
  const place = isWindowed && { 'aria-rowindex': index + 2, 'data-item': index };
  return (
    <tr className={styles.row} {...role.row} {...place}>
      {columns.map(({ label, kind, cell, photo }) => {
        const inside = (
          <>
            <Label kind={kind}>{label}</Label>
            <div className={styles.value}>{cell(row, { index, nameId })}</div>
          </>
        );
        return kind === 'name' ? (
          <th key={label} className={styles.cell} data-kind={kind} scope="row" id={nameId} {...role.rowheader}>
            {photo ? <WithPhoto src={photo(row)}>{inside}</WithPhoto> : inside}
          </th>
        ) : (
          <td key={label} className={styles.cell} data-kind={kind} {...role.cell}>
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

/** On a tag, where the head is not drawn. Those who listen hear the head itself, and so do not hear it twice. */
const Label = ({ kind, children }: { kind: ColumnKind; children: string }) =>
  (kind === 'money' || kind === 'fact' || kind === 'line') && (
    <span className={styles.label} aria-hidden="true">
      {children}
    </span>
  );
