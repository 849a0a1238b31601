import { expect, test } from 'vitest';
import { bikes, bookings } from '../../../packages/fixtures/src/index.ts';
import { livePages } from './livePages.ts';
import { readPages } from './readPages.ts';

test('each screen of a page has a URL in the demo', () => {
  const pages = readPages();
  const urls = livePages(pages, '../demo/');
  expect(Object.keys(urls).toSorted()).toEqual([...new Set(pages.map(({ screen }) => screen))].toSorted());
  expect(urls['public/Blogs']).toBe('../demo/?path=%2Fblogs');
  expect(urls['public/NotFound']).toBe('../demo/?path=%2F404');
});

test('the page of a record has the id of a record in the initial data of the demo', () => {
  const { 'public/BikeList': list, 'public/BikeDetails': bike, ...others } = livePages(readPages(), 'demo/');
  const pathIn = (url = '') => new URL(url, 'https://host').searchParams.get('path');
  expect(pathIn(list)).toBe('/categories/1');
  expect(Object.values(bikes).map(({ category_id, _id }) => `/categories/${category_id}/bikes/${_id}`)).toContain(
    pathIn(bike),
  );
  expect(pathIn(others['dashboard/Payment'])).toBe(`/dashboard/payment/${bookings.unpaid._id}`);
  expect(pathIn(others['dashboard/Receipt'])).toBe(`/dashboard/receipt/${bookings.paid._id}`);
});

test('a path with a parameter without an example is an error', () => {
  expect(() => livePages([{ name: 'newPage', screen: 'public/New', path: '/new/:id' }], 'demo/')).toThrow(
    'There is no example of :id in /new/:id. Add it to demoParameters.',
  );
});

test('there are no URLs when there is no demo', () => {
  expect(livePages(readPages(), undefined)).toEqual({});
});
