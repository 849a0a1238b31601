import type { RefObject } from 'react';
import type { TableSort, TableView } from '../../../../admin/table/tableView.ts';
import type { TableFilter } from '../../../../admin/table/useTableRows.ts';
import { Button } from '../../../../components/base/Button/Button.tsx';
import { TableSearch } from '../../../../components/forms/SearchBox/TableSearch.tsx';
import { Select } from '../../../../components/forms/Select/Select.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import styles from './TableTools.module.css';

type TableToolsProps = {
  /** The search text, the order and the filters of the table, which are also in the URL. */
  view: TableView;
  /** Called with the new search text, order and filters. */
  onViewChange: (view: TableView) => void;
  /** The text that is shown while nothing is chosen or typed. */
  placeholder: string;
  /** The filters that can be chosen, or that are in effect. */
  filters: readonly Omit<TableFilter<never>, 'optionOf'>[];
  /** The columns by which the rows can be sorted. */
  sortable: readonly { id: string; label: string }[];
  /** The number of rows that the table shows. `total` is the number of all rows. */
  shown: number;
  /** The number of rows without filters. */
  total: number;
  /** Whether all shown rows are selected, or only some of them. */
  selected: 'none' | 'some' | 'all';
  /** Called when the user selects all shown rows, or none. */
  onSelectAll: (isSelected: boolean) => void;
  /** Called when the user exports the shown rows. */
  onExport: () => void;
  /** Called when the user asks for the keyboard shortcuts. */
  onShowShortcuts: () => void;
  /** The ref of the search field. */
  searchRef: RefObject<HTMLInputElement | null>;
};

/** The tools above a table of the admin: search, filters, order, number of rows, selection and export. */
export const TableTools = ({
  view,
  onViewChange,
  placeholder,
  filters,
  sortable,
  shown,
  total,
  selected,
  onSelectAll,
  onExport,
  onShowShortcuts,
  searchRef,
}: TableToolsProps) => {
  const { adminTools: copy } = useAdminCopy();
  const setFilter = (id: string, value: string) => {
    const { [id]: _, ...others } = view.filters;
    onViewChange({ ...view, filters: value ? { ...others, [id]: value } : others });
  };
  return (
    <div className={styles.container}>
      <div className={styles.tools}>
        <TableSearch
          className={styles.search}
          label={copy.search}
          clearLabel={copy.clearSearch}
          value={view.text}
          onChange={(text) => onViewChange({ ...view, text })}
          placeholder={placeholder}
          inputRef={searchRef}
        />
        {filters.map(({ id, label, options }) => (
          <Select
            key={id}
            label={label}
            options={[
              { id: '', label: copy.filters.all },
              ...options.map(({ value, label }) => ({ id: value, label })),
            ]}
            value={view.filters[id] ?? ''}
            onChange={(value) => setFilter(id, value)}
          />
        ))}
        <SortChoice sortable={sortable} sort={view.sort} onChange={(sort) => onViewChange({ ...view, sort })} />
      </div>
      <div className={styles.results}>
        {shown > 0 && (
          <label className={styles.selectAll}>
            <input
              type="checkbox"
              checked={selected === 'all'}
              ref={(box) => {
                if (box) box.indeterminate = selected === 'some';
              }}
              onChange={({ target }) => onSelectAll(target.checked)}
            />
            <span>{copy.selectFound(shown)}</span>
          </label>
        )}
        <p className={styles.found} role="status">
          {copy.found(shown, total)}
        </p>
        <span className={styles.buttons}>
          {shown > 0 && (
            <Button variant="quiet" size="small" onPress={onExport}>
              <span>{copy.export(shown)}</span> <span className={styles.format}>{copy.asCsv}</span>
            </Button>
          )}
          <Button variant="quiet" size="small" className={styles.help} onPress={onShowShortcuts}>
            {copy.shortcuts.title}
          </Button>
        </span>
      </div>
    </div>
  );
};

type SortChoiceProps = {
  sortable: TableToolsProps['sortable'];
  sort: TableSort | null;
  onChange: (sort: TableSort | null) => void;
};

/** For cards, which have no header to press. */
const SortChoice = ({ sortable, sort, onChange }: SortChoiceProps) => {
  const { adminTools: copy } = useAdminCopy();
  const change = (value: string) => {
    const [column = '', direction] = value.split(' ');
    onChange(column === '' ? null : { column, direction: direction === 'descending' ? direction : 'ascending' });
  };
  return (
    <Select
      label={copy.sort}
      options={[
        { id: '', label: copy.sortDefault },
        ...sortable.flatMap(({ id, label }) => [
          { id: `${id} ascending`, label: copy.ascending(label) },
          { id: `${id} descending`, label: copy.descending(label) },
        ]),
      ]}
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={change}
      className={styles.sort}
    />
  );
};
