import { type KeyboardEventHandler, type ReactNode, useId, useRef } from 'react';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { type Column, Table, type TableSelection, TableSkeleton } from './Table.tsx';
import styles from './TableSection.module.css';

type TableSectionProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: AsyncState<Row[]>;
  /** What is between the heading and the table, such as a search field. */
  tools?: ReactNode;
  /** The loading message above the skeleton rows. */
  loading: ReactNode;
  empty: ReactNode;
  /** The number beside the heading, if the table does not show all rows. By default the number of rows. */
  total?: number | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Controls after the table, such as the actions for the selected rows. */
  footer?: ReactNode;
  /** Called for each key that is pressed while the focus is inside this section. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
};

/**
 * A page with one table: the heading with the number of rows, and the table while its data is loading, failed, empty or
 * ready.
 */
export const TableSection = <Row extends { _id: string }>(props: TableSectionProps<Row>) => {
  const { title, rows, tools, footer, onKeyDown } = props;
  const { total = rows.state === 'ready' ? rows.data.length : undefined } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      ref={section}
      tabIndex={-1}
      {...(onKeyDown && { onKeyDown })}
    >
      <PageHeading id={titleId} count={total}>
        {title}
      </PageHeading>
      {tools}
      <Rows {...props} titleId={titleId} />
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
};

const Rows = <Row extends { _id: string }>({
  titleId,
  columns,
  rows,
  loading,
  empty,
  selection,
}: TableSectionProps<Row> & { titleId: string }) => {
  switch (rows.state) {
    case 'loading':
      return (
        <>
          {loading}
          <TableSkeleton columns={columns} />
        </>
      );
    case 'failed':
      return <ErrorState problem={rows.problem} onRetry={rows.onRetry} />;
    case 'ready':
      return rows.data.length > 0 ? (
        <Table labelledBy={titleId} columns={columns} rows={rows.data} selection={selection} />
      ) : (
        empty
      );
  }
};
