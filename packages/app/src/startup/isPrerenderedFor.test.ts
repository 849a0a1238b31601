import { expect, test } from 'vitest';
import { isDrawnFor, missingPage } from './isPrerenderedFor.ts';

test.each([
  ['/', '/', true],
  ['/blogs', '/blogs', true],
  ['/blogs', '/', false],
  [undefined, '/', false],
  [missingPage, '/no/such/page', true],
  [missingPage, '/404', true],
  // A host that knows no pages of the app has put the missing page there.
  [missingPage, '/login', false],
  [missingPage, '/Categories/1/', false],
  [missingPage, '/dashboard/payment/b00c0001', false],
])('the page drawn for %j stands at %s rightly: %s', (drawn, pathname, isRight) => {
  expect(isDrawnFor(drawn, pathname)).toBe(isRight);
});
