/** What the admin has set in the tools of a table. The URL contains it. */
export type TableView = {
  text: string;
  sort: TableSort | null;
  /** The selected options, by the ids of the filters. */
  filters: Readonly<Record<string, string>>;
  /** From 1. */
  page: number;
};

export type TableSort = { column: string; direction: 'ascending' | 'descending' };

export const emptyView: TableView = { text: '', sort: null, filters: {}, page: 1 };

export const isEmptyView = ({ text, filters }: TableView): boolean =>
  text.trim() === '' && Object.keys(filters).length === 0;

/** No filter may have such a name as its id. */
const textParameter = 'q';
const sortParameter = 'sort';
const pageParameter = 'page';

export const parsePage = (params: URLSearchParams): number =>
  /^[1-9]\d{0,5}$/.test(params.get(pageParameter) ?? '') ? Number(params.get(pageParameter)) : 1;

export const formatPage = (params: URLSearchParams, page: number): void => {
  if (page > 1) params.set(pageParameter, `${page}`);
};

/** Reads a view from the query of a URL. Anything that cannot be read is left out. */
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

export const formatTableView = ({ text, sort, filters, page }: TableView): URLSearchParams => {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set(textParameter, text);
  if (sort) params.set(sortParameter, `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  for (const [id, value] of Object.entries(filters)) params.set(id, value);
  formatPage(params, page);
  return params;
};

/** In characters. */
export const maxTextLength = 100;

/** The third press of a header restores the order before any sort. */
export const nextSort = (sort: TableSort | null, column: string): TableSort | null => {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
};
