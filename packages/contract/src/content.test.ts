import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Bike, Booking, listOf, User } from './entities.ts';

const read = (record: object): Bike => v.parse(Bike, { _id: '1', ...record });

test.each(['false', 'true', 1, 0, null, {}, [], 'yes'])('L5: %j is no flag that is set', (value) => {
  const { isVerified, advertise, soldOut, report } = read({
    isVerified: value,
    advertise: value,
    soldOut: value,
    report: value,
  });
  expect({ isVerified, advertise, soldOut, report }).toEqual({
    isVerified: false,
    advertise: false,
    soldOut: false,
    report: false,
  });
  expect(v.parse(User, { _id: '1', email: 'a@b.test', isVerified: value }).isVerified).toBe(false);
});

test('L5: true, and nothing else, is verified', () => {
  expect(read({ isVerified: true }).isVerified).toBe(true);
});

test.each([[null], [undefined], [''], [{}], [[2004]], [true]])(
  'L5: a purchase year of %j is not known',
  (purchaseYear) => {
    expect(read({ purchaseYear }).purchaseYear).toBeUndefined();
  },
);

test('L5: numbers read as they are printed, and what cannot be read is empty', () => {
  expect(read({ resaleValue: 95000, originalPrice: 1.5, usedYears: {}, date: ['2022'], bikeName: null })).toMatchObject(
    {
      resaleValue: '95000',
      originalPrice: '1.5',
      usedYears: '',
      date: '',
      bikeName: '',
    },
  );
});

test.each(['__proto__', 'constructor', 'prototype', 'toString'])('L6: a key called %s goes no further', (key) => {
  const sent: unknown = JSON.parse(`[{"_id":"1","${key}":{"polluted":true,"isVerified":true,"bikeName":"x"}}]`);
  const [bike] = v.parse(listOf(Bike), sent);
  expect(bike && Object.hasOwn(bike, key)).toBe(false);
  expect(bike).toMatchObject({ _id: '1', isVerified: false, bikeName: '' });
  expect(Object.getPrototypeOf(bike)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('polluted');
});

test.each(['', '.', '..'])('a record with the id "%s", which no address can name, is left out', (_id) => {
  const sent = [{ _id }, { _id: '...' }];
  expect(v.parse(listOf(Bike), sent).map((bike) => bike._id)).toEqual(['...']);
});

test('L6: records that share an id are all kept', () => {
  const sent = ['One', 'Again'].map((bikeName) => ({ _id: '1', bikeId: '1', userEmail: 'a@b.test', bikeName }));
  expect(v.parse(listOf(Booking), sent).map(({ bikeName }) => bikeName)).toEqual(['One', 'Again']);
});
