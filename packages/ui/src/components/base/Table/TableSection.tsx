import { type KeyboardEventHandler, type ReactNode, useId, useRef } from 'react';
import { useFocusFallback } from '../../../hooks/useFocusFallback.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { PageHeading } from '../../layout/PageHeading/PageHeading.tsx';
import { type PageProps, Pages } from './Pages.tsx';
import { type Column, Table, type TableSelection, TableSkeleton } from './Table.tsx';
import styles from './TableSection.module.css';

type TableSectionProps<Row> = PageProps & {
  /** The text of the heading. */
  title: string;
  /** The columns of the table, in this order. */
  columns: readonly Column<Row>[];
  /** The rows of the table, or the rows that an action is about. */
  rows: AsyncState<Row[]>;
  /** What is between the heading and the table, such as a search field. */
  tools?: ReactNode;
  /** The message above the skeleton rows while the rows are loading. */
  loading: ReactNode;
  /** What is shown if there are no rows. */
  empty: ReactNode;
  /** The number beside the heading, if the table does not show all rows. */
  total?: number | undefined;
  /** The selected rows, and a function that changes them; rows cannot be selected if undefined. */
  selection?: TableSelection<Row> | undefined;
  /** What follows the table, such as the actions for the selected rows. */
  footer?: ReactNode;
  /** Called for each key that is pressed while the focus is inside this section. */
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
};

/** The heading with the number of rows, and the table; or skeleton rows, an error state or an empty state. */
export const TableSection = <Row extends { _id: string }>(props: TableSectionProps<Row>) => {
  const { title, rows, tools, footer, onKeyDown } = props;
  const { total = rows.state === 'ready' ? rows.data.length : undefined } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section);
  return (
    <section aria-labelledby={titleId} ref={section} tabIndex={-1} {...(onKeyDown && { onKeyDown })}>
      <PageHeading id={titleId} count={total}>
        {title}
      </PageHeading>
      {tools}
      <Rows {...props} titleId={titleId} />
      {footer && (
        <div className={styles.footer} data-screen-only>
          {footer}
        </div>
      )}
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
  page,
  onPageChange,
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
        <Pages rows={rows.data} page={page} onPageChange={onPageChange}>
          {(part, at) => <Table labelledBy={titleId} columns={columns} rows={part} selection={selection} page={at} />}
        </Pages>
      ) : (
        empty
      );
  }
};
