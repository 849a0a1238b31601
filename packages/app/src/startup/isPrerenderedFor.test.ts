import { expect, test } from 'vitest';
import { notFoundPath } from '../routing/routeTable.ts';
import { isPrerenderedFor } from './isPrerenderedFor.ts';

test.each([
  ['/', '/', true],
  ['/blogs', '/blogs', true],
  ['/blogs', '/', false],
  [undefined, '/', false],
  [notFoundPath, '/no/such/page', true],
  [notFoundPath, '/404', true],
  // A host that knows no pages of the app has put the missing page there.
  [notFoundPath, '/login', false],
  [notFoundPath, '/Categories/1/', false],
  [notFoundPath, '/dashboard/payment/b00c0001', false],
])('the page drawn for %j stands at %s rightly: %s', (drawn, pathname, isRight) => {
  expect(isPrerenderedFor(drawn, pathname)).toBe(isRight);
});
