import { expect, test } from 'vitest';
import { hasQuery, shownInUrl } from './useShownBikes.ts';

test.each([
  ['', 24],
  ['?shown=48', 48],
  ['?q=honda&shown=72', 72],
  ['?shown=3', 24],
  ['?shown=-48', 24],
  ['?shown=48.5', 24],
  ['?shown=many', 24],
  ['?shown=99999999', 1_200],
])('the query %j shows %i bikes [R10.23c]', (search, count) => {
  expect(shownInUrl.read(new URLSearchParams(search))).toBe(count);
});

test('the number of shown bikes is written beside the other parts of the query [R10.23c]', () => {
  const write = (count: number, query: string) => `${shownInUrl.write(count, new URLSearchParams(query))}`;
  expect(write(48, 'q=honda')).toBe('q=honda&shown=48');
  expect(write(24, 'q=honda&shown=48')).toBe('q=honda');
});

test('the number of shown bikes alone is no search [R10.23c]', () => {
  expect(hasQuery('?shown=48')).toBe(false);
  expect(hasQuery('?shown=48&q=honda')).toBe(true);
});
