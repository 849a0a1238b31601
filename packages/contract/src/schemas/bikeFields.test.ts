import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { bikeFields, mayBeEmpty } from './bikeFields.ts';

const { usedYears } = bikeFields;
afterEach(() => void Object.assign(bikeFields, { usedYears }));

test('the form of a bike requires a field unless its entry has mayBeEmpty', () => {
  expect(mayBeEmpty('usedYears')).toBe(false);
  Object.assign(bikeFields, { usedYears: { ...usedYears, mayBeEmpty: true } });
  expect(mayBeEmpty('usedYears')).toBe(true);
  expect(mayBeEmpty('location')).toBe(false);
});

test('the request that creates a bike accepts an empty text for each field that may be empty', () => {
  for (const [name, field] of Object.entries(bikeFields)) {
    if (mayBeEmpty(name as keyof typeof bikeFields)) expect('create' in field && v.is(field.create, '')).toBe(true);
  }
});
