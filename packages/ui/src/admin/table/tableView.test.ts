import { describe, expect, it } from 'vitest';
import { formatTableView, nextSort, parseTableView, type TableView } from './tableView.ts';

const parse = (query: string) => parseTableView(new URLSearchParams(query), ['verified', 'brand']);

describe('the URL of a table', () => {
  it.each<[query: string, view: TableView]>([
    ['', { text: '', sort: null, filters: {}, page: 1 }],
    ['sort=name', { text: '', sort: { column: 'name', direction: 'ascending' }, filters: {}, page: 1 }],
    ['page=3', { text: '', sort: null, filters: {}, page: 3 }],
  ])('is written for a view of the table, and is read as the same view: %s [R12.35]', (query, view) => {
    expect(parse(query)).toEqual(view);
    expect(formatTableView(view).toString()).toBe(query);
  });

  it.each(['sort=a+b', 'role=admin', 'page=0', 'page=-2', 'page=two'])(
    'is read without its invalid part: %s [R12.35]',
    (query) => {
      expect(parse(query)).toEqual({ text: '', sort: null, filters: {}, page: 1 });
    },
  );

  it('is read with only 100 characters of the search text when the text is longer', () => {
    expect(parse(`q=${'a'.repeat(5000)}`).text).toHaveLength(100);
  });
});

describe('the header of a column', () => {
  it('sorts ascending at the first press, sorts descending at the second, and removes the sort at the third', () => {
    const first = nextSort(null, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')]).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      null,
    ]);
  });

  it('sorts ascending when the table was sorted by another column', () => {
    expect(nextSort({ column: 'name', direction: 'descending' }, 'email')).toEqual({
      column: 'email',
      direction: 'ascending',
    });
  });
});
