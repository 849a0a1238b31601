import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { routePatterns } from './routeTable.ts';

test.each([
  ['/blogs/', '/blogs'],
  ['/blogs//', '/blogs'],
  ['//blogs', '/blogs'],
  ['/LOGIN', '/login'],
  ['/Categories/Honda.CB350/', '/categories/Honda.CB350'],
  ['/categories//1', '/categories/1'],
  ['/CATEGORIES/1/Bikes/B1kE/', '/categories/1/bikes/B1kE'],
  ['/categories/a%20b/', '/categories/a%20b'],
  ['/DASHBOARD/Payment/B00C', '/dashboard/payment/B00C'],
  ['//', '/'],
])('the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

const id = '64f1c0ffee0000000000000a';

test.each([
  '.',
  ')',
  ').',
  ']',
  '>',
  '"',
  '”',
  "'",
  '।',
  ',',
  '*',
  '_',
  '…',
  '\u200b',
  '\u2060',
  '\u00a0',
  '\ufe0f',
  '\n',
  '%',
])('F113: the canonical path has only the id of the record when the link ends in %j', (end) => {
  const encoded = end === '%' ? end : encodeURIComponent(end);
  for (const path of ['/categories/1', `/categories/2/bikes/${id}`, `/dashboard/payment/${id}`, '/bikes', '/saved'])
    expect(canonicalPath(path + encoded)).toBe(path);
});

test.each([
  [`/categories/%E2%80%8B1/bikes/%E2%81%A0${id}%E2%80%8B`, `/categories/1/bikes/${id}`],
  [`/dashboard/receipt/64f1c0ffee00%C2%AD00000000000a`, `/dashboard/receipt/${id}`],
  [`/categories/1/bikes/${id}/).`, `/categories/1/bikes/${id}`],
  [`/categories/1/bikes/${id}%E0%A6%8F`, `/categories/1/bikes/${id}`],
  ['/categories/1.5', '/categories/1.5'],
  ['/categories/Honda.', '/categories/Honda.'],
  ['/categories/1/bikes/b1-', '/categories/1/bikes/b1-'],
])('F113: the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([...routePatterns, '/nowhere', '/Nowhere//', '//evil.example', '/categories', '/categories//'])(
  'the path %s is canonical and returned unchanged',
  (pathname) => {
    expect(canonicalPath(pathname)).toBe(pathname);
  },
);
