import { type ReactNode, useId, useRef } from 'react';
import { useKeptFocus } from '../../../hooks/useFocusFallback.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { ErrorState } from '../../feedback/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { type Column, Table, TableSkeleton } from './Table.tsx';
import styles from './TableSection.module.css';

type TableSectionProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: Remote<Row[]>;
  /** What can be read of one row. The same function every time. */
  textOf: (row: Row) => string;
  /** Says what is waited for, above rows that have not come yet. */
  waiting: ReactNode;
  /** What is said when there is not one row. */
  empty: ReactNode;
};

/** A page that is one table: its heading with the count, and the table in each of its states. */
export const TableSection = <Row extends { _id: string }>(props: TableSectionProps<Row>) => {
  const { title, rows } = props;
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place);
  return (
    <section className={styles.section} aria-labelledby={titleId} ref={place} tabIndex={-1}>
      <PageHeading id={titleId} count={rows.state === 'ready' ? rows.data.length : undefined}>
        {title}
      </PageHeading>
      <Rows {...props} titleId={titleId} />
    </section>
  );
};

const Rows = <Row extends { _id: string }>({
  titleId,
  columns,
  rows,
  textOf,
  waiting,
  empty,
}: TableSectionProps<Row> & { titleId: string }) => {
  switch (rows.state) {
    case 'loading':
      return (
        <>
          {waiting}
          <TableSkeleton columns={columns} />
        </>
      );
    case 'failed':
      return <ErrorState problem={rows.problem} onRetry={rows.onRetry} />;
    case 'ready':
      return rows.data.length > 0 ? (
        <Table labelledBy={titleId} columns={columns} rows={rows.data} searchTextOf={textOf} />
      ) : (
        empty
      );
  }
};
