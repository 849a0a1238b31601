import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';
import { routePatterns } from './routeTable.ts';

test.each([
  ['/blogs/', '/blogs'],
  ['//blogs', '/blogs'],
  ['/Categories/Honda.CB350/', '/categories/Honda.CB350'],
  ['/CATEGORIES/1/Bikes/B1kE/', '/categories/1/bikes/B1kE'],
])('the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

const id = '64f1c0ffee0000000000000a';

test.each(['.', '>', '।', '%'])(
  'F113: the canonical path has only the id of the record when the link ends in %j',
  (end) => {
    const encoded = end === '%' ? end : encodeURIComponent(end);
    for (const path of ['/categories/1', `/categories/2/bikes/${id}`, `/dashboard/payment/${id}`, '/bikes', '/saved'])
      expect(canonicalPath(path + encoded)).toBe(path);
  },
);

test.each([
  [`/categories/%E2%80%8B1/bikes/%E2%81%A0${id}%E2%80%8B`, `/categories/1/bikes/${id}`],
  [`/categories/1/bikes/${id}%E0%A6%8F`, `/categories/1/bikes/${id}`],
  [`/categories/1/bikes/${id}&gt;%20(new)`, `/categories/1/bikes/${id}`],
  [`/categories/1/bikes/${id}s`, `/categories/1/bikes/${id}s`],
  ['/categories/Honda.', '/categories/Honda.'],
])('F113: the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([...routePatterns, '/nowhere', '/Nowhere//', '//evil.example', '/categories', '/categories//'])(
  'the path %s is canonical and returned unchanged',
  (pathname) => {
    expect(canonicalPath(pathname)).toBe(pathname);
  },
);
