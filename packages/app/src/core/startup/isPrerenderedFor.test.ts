import { expect, test } from 'vitest';
import { notFoundPath } from '#core/navigation/routeTable.ts';
import { isPrerenderedFor } from './isPrerenderedFor.ts';

test.each([
  ['/', 'en', '/', true],
  ['/blogs', 'en', '/blogs', true],
  ['/blogs', 'en', '/', false],
  ['/bn/blogs', 'bn', '/blogs', true],
  ['/bn', 'bn', '/', true],
  // A host without rules for the languages sends the English not-found page for every path without a file.
  [notFoundPath, 'bn', '/no/such/page', false],
  ['/blogs', 'bn', '/blogs', false],
  ['/bn/blogs', 'en', '/blogs', false],
  [`/bn${notFoundPath}`, 'bn', '/no/such/page', true],
  [undefined, 'en', '/', false],
  [notFoundPath, 'en', '/no/such/page', true],
  [notFoundPath, 'en', '/404', true],
  // A host without the app's redirect rules sends the not-found page for every path without a file.
  [notFoundPath, 'en', '/login', false],
  [notFoundPath, 'en', '/Categories/1/', false],
  [notFoundPath, 'en', '/dashboard/payment/b00c0001', false],
] as const)(
  'isPrerenderedFor says whether the HTML that was prerendered for %j belongs to the page in %s at %s: %s',
  (prerendered, language, pathname, expected) => {
    expect(isPrerenderedFor(prerendered, language, pathname)).toBe(expected);
  },
);
