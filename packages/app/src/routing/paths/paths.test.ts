import { expect, test } from 'vitest';
import { paths, requiredRole } from './paths.ts';

test('builds a path with one value for each parameter, in their order', () => {
  expect(paths.home()).toBe('/');
  expect(paths.category('1')).toBe('/categories/1');
  expect(paths.bike('1', '6a3f')).toBe('/categories/1/bikes/6a3f');
});

test('encodes the values, also those that look like a parameter', () => {
  expect(paths.bike(':id', 'a/b $& ?')).toBe('/categories/%3Aid/bikes/a%2Fb%20%24%26%20%3F');
});

test('finds the role that the page at a path requires', () => {
  expect(requiredRole('/categories/1/bikes/6a3f?from=list')).toBeNull();
  expect(requiredRole('/dashboard/payment/b00c')).toBe('buyer');
});
