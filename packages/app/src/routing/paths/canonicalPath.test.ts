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

test.each([...routePatterns, '/nowhere', '/Nowhere//', '//evil.example', '/categories', '/categories//'])(
  'the path %s is canonical and returned unchanged',
  (pathname) => {
    expect(canonicalPath(pathname)).toBe(pathname);
  },
);
