/** What the admin has set in the tools of a table. The URL contains it. */
export type TableView = {
  /** The search text, as the admin has typed it. */
  text: string;
  sort: TableSort | null;
  /** The selected option of each filter, by the filter's id. A filter without a selected option has no entry. */
  filters: Readonly<Record<string, string>>;
  /** The page of the table that is shown, from 1. */
  page: number;
};

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

export const emptyView: TableView = { text: '', sort: null, filters: {}, page: 1 };

export const isEmptyView = ({ text, filters }: TableView): boolean =>
  text.trim() === '' && Object.keys(filters).length === 0;

/** URL parameters of the search text, the sort and the page. No filter may have such a name as its id. */
const textParameter = 'q';
const sortParameter = 'sort';
const pageParameter = 'page';

/** Reads the page of a table from the query of a URL. Anything that is no number of a page is the first page. */
export const parsePage = (params: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(params.get(pageParameter) ?? '') ? Number(params.get(pageParameter)) : 1;

/** Writes the page of a table into the query of a URL. The first page is left out. */
export const formatPage = (params: URLSearchParams, page: number): void => {
  if (page > 1) params.set(pageParameter, `${page}`);
};

/**
 * Reads a view from the query of a URL. Anything that cannot be read is left out.
 *
 * @param filterIds the ids of the table's filters
 */
export const parseTableView = (params: URLSearchParams, filterIds: readonly string[]): TableView => {
  const [, minus, column = ''] = /^(-?)(\w{1,40})$/.exec(params.get(sortParameter) ?? '') ?? [];
  const filters = filterIds.flatMap((id) => {
    const value = params.get(id);
    return value ? [[id, value] as const] : [];
  });
  return {
    text: (params.get(textParameter) ?? '').slice(0, maxTextLength),
    sort: column ? { column, direction: minus ? 'descending' : 'ascending' } : null,
    filters: Object.fromEntries(filters),
    page: parsePage(params),
  };
};

/** Writes a view as the query of a URL: `q=rahim&sort=-name&verified=no`. */
export const formatTableView = ({ text, sort, filters, page }: TableView): URLSearchParams => {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set(textParameter, text);
  if (sort) params.set(sortParameter, `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  for (const [id, value] of Object.entries(filters)) params.set(id, value);
  formatPage(params, page);
  return params;
};

/** The longest text of a search, in characters. */
export const maxTextLength = 100;

/**
 * Returns the sort after the admin has pressed the header of a column. The first press sorts ascending, the second
 * descending, and the third restores the order before any sort.
 */
export const nextSort = (sort: TableSort | null, column: string): TableSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};
