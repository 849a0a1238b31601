import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { Button } from '../Button/Button.tsx';
import styles from './Pages.module.css';

const rowsPerPage = 50;

export type PageProps = {
  /** The page that is shown, from 1. A page after the last one counts as the last one. */
  page: number;
  /** Called with the number of the page that the user chooses. */
  onPageChange: (page: number) => void;
};

type PagesProps<Row> = PageProps & {
  /** The rows of the table, or the rows that an action is about. */
  rows: readonly Row[];
  /** Renders the rows of the page. `at` is undefined if these are all rows. */
  children: (rows: readonly Row[], at: { from: number; total: number } | undefined) => ReactNode;
};

/** Divides a long table into pages. After a change of the page the table has the focus, and its first row is visible. */
export const Pages = <Row,>({ rows, page, onPageChange, children }: PagesProps<Row>) => {
  const { pages: copy } = useCopy();
  const holder = useRef<HTMLDivElement>(null);
  const total = rows.length;
  const last = Math.ceil(total / rowsPerPage);
  const hasPages = last > 1;
  const shown = Math.max(Math.min(page, last), 1);
  const from = (shown - 1) * rowsPerPage;
  const to = Math.min(from + rowsPerPage, total);
  const turnTo = (next: number) => {
    onPageChange(next);
    holder.current?.focus({ preventScroll: true });
    holder.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <div ref={holder} tabIndex={-1} className={styles.rows}>
        {children(rows.slice(from, to), hasPages ? { from, total } : undefined)}
      </div>
      {hasPages && (
        <nav className={styles.pages} aria-label={copy.label}>
          <Button variant="outline" size="small" isDisabled={shown === 1} onPress={() => turnTo(shown - 1)}>
            {copy.previous}
          </Button>
          <p role="status">{copy.rows(from + 1, to, total)}</p>
          <Button variant="outline" size="small" isDisabled={shown === last} onPress={() => turnTo(shown + 1)}>
            {copy.next}
          </Button>
        </nav>
      )}
    </>
  );
};
