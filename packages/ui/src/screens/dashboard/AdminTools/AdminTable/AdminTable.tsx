import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { BulkTask } from '../../../../admin/bulk/runBulk.ts';
import type { BulkOutcomes } from '../../../../admin/bulk/useBulkRun.ts';
import { csvFileName, downloadCsv, toCsv } from '../../../../admin/table/csv.ts';
import { emptyView, isEmptyView, nextSort, type TableView } from '../../../../admin/table/tableView.ts';
import { useSelection } from '../../../../admin/table/useSelection.ts';
import { useTableKeys } from '../../../../admin/table/useTableKeys.ts';
import {
  countWithText,
  type SortableColumn,
  type TableFilter,
  useTableRows,
} from '../../../../admin/table/useTableRows.ts';
import { Button } from '../../../../components/base/Button/Button.tsx';
import type { Column } from '../../../../components/base/Table/Table.tsx';
import { TableSection } from '../../../../components/base/Table/TableSection.tsx';
import { lazyDialog } from '../../../../components/feedback/Dialog/lazyDialog.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState/EmptyState.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { truncate } from '../../../../lib/truncate.ts';
import { BulkBar } from '../BulkBar/BulkBar.tsx';
import type { BulkKind } from '../BulkDialog/BulkDialog.tsx';
import { TableTools } from '../TableTools/TableTools.tsx';

const ShortcutsDialog = lazyDialog(async () => (await import('../tableDialogs.ts')).ShortcutsDialog);

const BulkDialog = lazyDialog(async () => (await import('../BulkDialog/BulkDialog.tsx')).BulkDialog<{ _id: string }>);

type BulkAction<Row> = { kind: BulkKind; task: BulkTask<Row>; isReported?(row: Row): boolean };

type BulkActions<Row> = {
  delete: BulkAction<Row>;
  verify?: BulkAction<Row> & { appliesTo(row: Row): boolean };
};

export type AdminColumn<Row> = Column<Row> &
  SortableColumn<Row> & {
    /** Returns the text of the cell in the exported file. A column without this function is not exported. */
    csv?: (row: Row) => string;
  };

/** A column of the exported file. */
export type CsvColumn<Row> = { label: string; csv: (row: Row) => string };

/** The URL of the page contains the view. */
export type ViewProps = {
  /** The search text, the order and the filters of the table, which are also in the URL. */
  view: TableView;
  /** Called with the new search text, order and filters. */
  onViewChange: (view: TableView) => void;
};

type AdminTableProps<Row> = ViewProps & {
  /** The text of the heading. */
  title: string;
  /** The rows in their order before any sort. Pass the same array as long as the rows are the same. */
  rows: AsyncState<readonly Row[]>;
  /** Pass the same columns, filters and functions in each render. After a change of one, all rows are computed again. */
  columns: readonly AdminColumn<Row>[];
  /** The filters that can be chosen, or that are in effect. */
  filters: readonly TableFilter<Row>[];
  /** Returns the texts of a row in which the search field searches. */
  textsOf: (row: Row) => readonly string[];
  /** Returns the name of a row, or '' if the row has none. */
  nameOf: (row: Row) => string;
  /** Returns a text that tells rows with the same name apart, such as the e-mail address. */
  detailOf: (row: Row) => string;
  /** The text that is shown while nothing is chosen or typed. */
  placeholder: string;
  /** Columns of the exported file that the table has no column for. */
  moreCsv?: readonly CsvColumn<Row>[];
  /** The part of the exported file's name that names the table: 'sellers'. */
  fileName: string;
  /** What is between the heading and the tools, if there are rows. */
  note?: ReactNode;
  /** What is shown while the rows are loading. */
  loading: ReactNode;
  /** What is shown if there are no rows. */
  empty: ReactNode;
  /** Returns the texts for a view that finds no row, if the reason is known; undefined otherwise. */
  nothingFound?: (
    rows: readonly Row[],
    view: TableView,
  ) => { title: string; text: string; showAll: string } | undefined;
  /** The actions for all selected rows. */
  bulk: BulkActions<Row>;
};

const noRows: readonly never[] = [];

/** A table of the admin with its tools: search, filters, sort, selection, export and keyboard shortcuts. */
export const AdminTable = <Row extends { _id: string }>({
  title,
  rows,
  columns,
  filters,
  textsOf,
  nameOf,
  detailOf,
  placeholder,
  moreCsv = [],
  fileName,
  note,
  loading,
  empty,
  nothingFound,
  bulk,
  view,
  onViewChange: setView,
}: AdminTableProps<Row>) => {
  const { adminTools: copy } = useAdminCopy();
  const searchField = useRef<HTMLInputElement>(null);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const all = rows.state === 'ready' ? rows.data : noRows;
  // The tools show a change at once. The rows follow later, so that thousands of rows do not delay the next letter.
  const shownView = useDeferredValue(view);
  const shown = useTableRows({ rows: all, columns, filters, textsOf, view: shownView });
  const latestView = useRef(view);
  // Other rows or another order begin with the first page.
  const onViewChange = useCallback((next: TableView) => setView({ ...next, page: 1 }), [setView]);
  useEffect(() => {
    latestView.current = view;
  });
  const label = useCallback(
    (row: Row) => copy.selectRow(isBlank(nameOf(row)) ? copy.unnamed : truncate(nameOf(row).trim())),
    [copy, nameOf],
  );
  const { selection, selected, state, shownCount, select } = useSelection(all, shown, label);
  /** The bulk action whose dialog is open, and the rows that were selected when it was opened. */
  const [open, setOpen] = useState<{ action: BulkAction<Row>; rows: readonly Row[] } | null>(null);
  const closeBulk = (outcomes: BulkOutcomes = new Map()) => {
    const isOver = ({ _id }: Row) => ['done', 'nothingToDo', 'partlyDone'].includes(outcomes.get(_id)?.kind ?? '');
    if (open) select(open.rows.filter(isOver), false);
    setOpen(null);
  };
  const { verify } = bulk;
  const verifiable = verify ? selected.filter(verify.appliesTo) : [];
  const onKeyDown = useTableKeys({ searchField, onShowShortcuts: () => setShowsShortcuts(true) });

  const { sort } = shownView;
  // New columns would render all rows again.
  const sortedColumns = useMemo(
    () =>
      columns.map((column): Column<Row> => {
        if (!column.sortBy) return column;
        const sorted = sort?.column === column.id ? sort.direction : undefined;
        const onSort = () => {
          const { current } = latestView;
          onViewChange({ ...current, sort: nextSort(current.sort, column.id) });
        };
        return { ...column, sorted, onSort };
      }),
    [columns, sort, onViewChange],
  );

  const exportShown = () => {
    const exported = [...columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : [])), ...moreCsv];
    const text = toCsv(
      exported.map(({ label }) => label),
      shown.map((row) => exported.map(({ csv }) => csv(row))),
    );
    downloadCsv(csvFileName(fileName, new Date()), text);
  };

  const found = nothingFound?.(all, shownView) ?? { ...copy.nothingFound, showAll: copy.clearAll };
  const isNarrowed = shown.length === 0 && view.text.trim() !== '' && Object.keys(view.filters).length > 0;
  const countUnfiltered = isNarrowed ? countWithText(all, { textsOf, text: view.text }) : 0;
  const noneFound = (
    <EmptyState title={found.title} text={found.text}>
      {countUnfiltered > 0 && (
        <Button onPress={() => onViewChange({ ...view, filters: {} })}>{copy.withoutFilters(countUnfiltered)}</Button>
      )}
      <Button variant="outline" onPress={() => onViewChange({ ...emptyView, sort: view.sort })}>
        {found.showAll}
      </Button>
    </EmptyState>
  );

  return (
    <>
      <TableSection
        title={title}
        columns={sortedColumns}
        rows={rows.state === 'ready' ? { state: 'ready', data: shown } : rows}
        total={rows.state === 'ready' ? all.length : undefined}
        loading={loading}
        empty={all.length > 0 && !isEmptyView(view) ? noneFound : empty}
        selection={selection}
        page={shownView.page}
        onPageChange={(page) => setView({ ...view, page })}
        onKeyDown={onKeyDown}
        footer={
          selected.length > 0 && (
            <BulkBar
              isHidden={open !== null}
              count={selected.length}
              hidden={selected.length - shownCount}
              verifiable={verifiable.length}
              onVerify={() => verify && setOpen({ action: verify, rows: verifiable })}
              onDelete={() => setOpen({ action: bulk.delete, rows: selected })}
              onClear={() => select(selected, false)}
            />
          )
        }
        tools={
          all.length > 0 && (
            <>
              <div>{note}</div>
              <TableTools
                view={view}
                onViewChange={onViewChange}
                placeholder={placeholder}
                filters={filters}
                sortable={columns.filter(({ sortBy }) => sortBy)}
                shown={shown.length}
                total={all.length}
                selected={state}
                onSelectAll={(isSelected) => select(shown, isSelected)}
                onExport={exportShown}
                onShowShortcuts={() => setShowsShortcuts(true)}
                searchRef={searchField}
              />
            </>
          )
        }
      />
      {open && (
        <BulkDialog isOpen {...open.action} rows={open.rows} nameOf={nameOf} detailOf={detailOf} onClose={closeBulk} />
      )}
      <ShortcutsDialog isOpen={showsShortcuts} onClose={() => setShowsShortcuts(false)} />
    </>
  );
};
