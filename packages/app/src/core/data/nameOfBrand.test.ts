import { expect, test } from 'vitest';
import { nameOfBrand } from './nameOfBrand.ts';

test.each([
  ['2', 'Yamaha'],
  ['77', undefined],
  ['__proto__', undefined],
  ['constructor', undefined],
])('nameOfBrand: the name of the category %j is %j', (id, name) => {
  expect(nameOfBrand({ 1: 'Honda', 2: 'Yamaha' }, id)).toBe(name);
});
