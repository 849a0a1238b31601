import { expect, test } from 'vitest';
import { pathOf } from './endpoints.ts';

test('what a record or a person brings along stays one part of the path', () => {
  expect(pathOf('isBuyer', { params: { email: 'a/b+c@d.test?x=1#y' } })).toBe(
    '/allusers/buyer/a%2Fb%2Bc%40d.test%3Fx%3D1%23y',
  );
  expect(pathOf('deleteBike', { params: { id: '...' } })).toBe('/products/...');
});

test.each(['', '.', '..'])('an id of "%s" is never sent: in an address it would mean another one', (id) => {
  expect(() => pathOf('deleteBike', { params: { id } })).toThrow('deleteBike needs the parameter id');
});
