import { endpoints } from '@second-gear/contract';
import { expect, test } from 'vitest';
import { isCacheable } from './isCacheable.ts';
import { offlinePage } from './offlinePage.ts';

test.each([
  ['/', '/index.html'],
  ['/blogs', '/blogs.html'],
  ['/blogs/', '/blogs.html'],
  ['/login', '/app.html'],
  ['/categories/1', '/app.html'],
  ['/dashboard/payment/b00c0001', '/app.html'],
  ['/bn', '/bn.html'],
  ['/bn/', '/bn.html'],
  ['/bn/blogs', '/bn/blogs.html'],
  ['/bn/categories/1', '/bn/app.html'],
])('when a navigation to %s fails, the service worker responds with the file %s', (path, file) => {
  for (const isOnline of [true, false]) expect(offlinePage(path, '/api', isOnline)).toBe(file);
});

test.each(['/no/such/page', '/categories', '/apis', '/v1/categories/1'])(
  'the service worker shows the not-found page for %s only while the browser is offline',
  (path) => {
    expect(offlinePage(path, '/api', false)).toBe('/404.html');
    expect(offlinePage(path, '/api', true)).toBeUndefined();
  },
);

test('the service worker shows the not-found page in the language of the URL [R11.40]', () => {
  expect(offlinePage('/bn/no/such/page', '/api', false)).toBe('/bn/404.html');
});

const endpointPaths = [
  ...new Set(Object.values(endpoints).map(({ path }) => `/api${path.replace(/:\w+/g, 'b00c0001')}`)),
];

test.each([
  ...endpointPaths,
  '/__/auth/handler',
  '/_ledger',
  '/.well-known/assetlinks.json',
  '/pictures/bikes/honda/four.svg',
  '/sw.js',
])('the service worker leaves a navigation to %s to the browser', (path) => {
  for (const isOnline of [true, false]) expect(offlinePage(path, '/api', isOnline)).toBeUndefined();
});

test('the service worker leaves a navigation to the server to the browser when the server is below another path', () => {
  expect(offlinePage('/v1/report/b1', '/v1', false)).toBeUndefined();
});

test.each([
  ['/assets/main-1.js', 'text/javascript', 200, true],
  ['/app.html', 'text/html; charset=utf-8', 200, true],
  ['/assets/main-1.js', 'text/html', 200, false],
  ['/app.html', 'text/plain', 200, false],
  ['/assets/main-1.js', 'text/javascript', 404, false],
])('D1: the service worker may cache %s of the type %s with status %i: %s', (path, type, status, expected) => {
  const response = new Response('', { status, headers: { 'content-type': type } });
  expect(isCacheable({ url: `https://shop.test${path}` }, response)).toBe(expected);
});
