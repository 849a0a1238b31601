import { expect, test } from 'vitest';
import { paths, requiredRole } from './paths.ts';

test('a function of `paths` builds the path of a page from one value for each parameter, in order', () => {
  expect(paths.home()).toBe('/');
  expect(paths.category('1')).toBe('/categories/1');
  expect(paths.bike('1', '6a3f')).toBe('/categories/1/bikes/6a3f');
});

test('paths encodes the values, also a value that looks like a parameter', () => {
  expect(paths.bike(':id', 'a/b $& ?')).toBe('/categories/%3Aid/bikes/a%2Fb%20%24%26%20%3F');
});

test('requiredRole returns the role that the page at a path requires', () => {
  expect(requiredRole('/categories/1/bikes/6a3f?from=list')).toBeNull();
  expect(requiredRole('/dashboard/payment/b00c')).toBe('buyer');
});
