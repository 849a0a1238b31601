import { expect, test } from 'vitest';
import { pathOf } from './endpoints.ts';

test('pathOf encodes a path parameter as a single path segment', () => {
  expect(pathOf('isBuyer', { params: { email: 'a/b+c@d.test?x=1#y' } })).toBe(
    '/allusers/buyer/a%2Fb%2Bc%40d.test%3Fx%3D1%23y',
  );
  expect(pathOf('deleteBike', { params: { id: '...' } })).toBe('/products/...');
});

test.each(['', '.', '..', '../report/1', 'x/..', '..\\report'])(
  'pathOf rejects the id "%s", which would change the path',
  (id) => {
    expect(() => pathOf('deleteBike', { params: { id } })).toThrow('deleteBike needs the parameter id');
  },
);
