import { expect, it } from 'vitest';
import { readCameFrom, stateOfLink } from './cameFrom.ts';

const at = (pathname: string, search = '', state: unknown = null) => ({ pathname, search, hash: '', key: 'a', state });
const bike = '/categories/2/bikes/64f1c0ffee00000000000001';

it('the page of a bike knows the list from which a link has led to it, with its query [R10.42b]', () => {
  const state = stateOfLink(at('/bikes', '?q=yamaha+mirpur'), bike);
  expect(readCameFrom(at(bike, '', state))).toBe('/bikes?q=yamaha+mirpur');
  expect(readCameFrom(at('/saved', '', state))).toBeNull();
  expect(readCameFrom(at(bike, '', stateOfLink(at('/saved'), bike)))).toBeNull();
  expect(readCameFrom(at(bike, '', { list: 'https://evil.test/bikes' }))).toBeNull();
  expect(readCameFrom(at(bike, '', { list: '//evil.test' }))).toBeNull();
});
