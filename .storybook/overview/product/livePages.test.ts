import { expect, test } from 'vitest';
import { livePages } from './livePages.ts';
import { readPages } from './readPages.ts';

test('each screen of a page has a URL in the demo', () => {
  const pages = readPages();
  const urls = livePages(pages, '../demo/');
  expect(Object.keys(urls).toSorted()).toEqual([...new Set(pages.map(({ screen }) => screen))].toSorted());
  expect(urls['public/Blogs']).toBe('../demo/?path=%2Fblogs');
  expect(urls['dashboard/Payment']).toBe('../demo/');
});

test('there are no URLs when there is no demo', () => {
  expect(livePages(readPages(), undefined)).toEqual({});
});
