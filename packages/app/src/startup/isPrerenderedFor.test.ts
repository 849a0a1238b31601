import { expect, test } from 'vitest';
import { notFoundPath } from '../routing/paths/routeTable.ts';
import { isPrerenderedFor } from './isPrerenderedFor.ts';

test.each([
  ['/', '/', true],
  ['/blogs', '/blogs', true],
  ['/blogs', '/', false],
  [undefined, '/', false],
  [notFoundPath, '/no/such/page', true],
  [notFoundPath, '/404', true],
  // A host without the app's redirect rules sends the not-found page for every path without a file.
  [notFoundPath, '/login', false],
  [notFoundPath, '/Categories/1/', false],
  [notFoundPath, '/dashboard/payment/b00c0001', false],
])('HTML that was prerendered for %j belongs to the path %s: %s', (prerenderedPath, pathname, expected) => {
  expect(isPrerenderedFor(prerenderedPath, pathname)).toBe(expected);
});
