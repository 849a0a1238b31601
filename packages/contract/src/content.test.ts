import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import { Bike, Booking, Category, listOf, User } from './entities.ts';
import { bikes } from './fixtures/index.ts';

const read = (record: object): Bike => v.parse(Bike, { _id: '1', bikeName: 'Honda', ...record });

/** Every field is there and of its type, so that the plain reader looks at it; the three that make it a bike are blank. */
const plainBike = bikes.available;
const blank = { bikeName: '', resaleValue: '', originalPrice: '' };

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
  const sent: unknown = JSON.parse(
    `[{"_id":"1","resaleValue":"1","${key}":{"polluted":true,"isVerified":true,"bikeName":"x"}}]`,
  );
  const [bike] = v.parse(listOf(Bike), sent);
  expect(bike && Object.hasOwn(bike, key)).toBe(false);
  expect(bike).toMatchObject({ _id: '1', isVerified: false, bikeName: '' });
  expect(Object.getPrototypeOf(bike)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('polluted');
});

test.each(['', '.', '..'])('a record with the id "%s", which no address can name, is left out', (_id) => {
  const sent = [
    { _id, bikeName: 'Honda' },
    { _id: '...', bikeName: 'Honda' },
  ];
  expect(v.parse(listOf(Bike), sent).map((bike) => bike._id)).toEqual(['...']);
});

test('L6: records that share an id are all kept', () => {
  const sent = ['One', 'Again'].map((bikeName) => ({ _id: '1', bikeId: '1', userEmail: 'a@b.test', bikeName }));
  expect(v.parse(listOf(Booking), sent).map(({ bikeName }) => bikeName)).toEqual(['One', 'Again']);
});

describe('records of the earlier server', () => {
  test('T6: `name` is read as `bikeName` when `bikeName` is missing or blank, and only then', () => {
    const sent = [
      { _id: '1', name: 'Honda Benly 125', resaleValue: 61000 },
      { _id: '2', name: 125, bikeName: ' ' },
      { _id: '3', name: 'Honda', bikeName: 'Honda CB750' },
      { _id: '4', name: null, resaleValue: '1' },
    ];
    const read = v.parse(listOf(Bike), sent);
    expect(read.map(({ bikeName }) => bikeName)).toEqual(['Honda Benly 125', '125', 'Honda CB750', '']);
    for (const bike of read) expect(bike).not.toHaveProperty('name');
    const booking = { _id: '1', bikeId: '2', userEmail: 'a@b.test', name: 'Honda Benly 125' };
    expect(v.parse(endpoints.findBooking.answer, booking)).toMatchObject({ bikeName: 'Honda Benly 125' });
    expect(v.parse(listOf(Booking), [booking])).toMatchObject([{ bikeName: 'Honda Benly 125' }]);
  });

  test.each([
    { soldOut: true, advertise: false },
    { report: true },
    { isVerified: true },
    { isVerified: true, email: 'rahim@b.test' },
    { advertise: true, advDate: '2026-11-01T00:00:00.000Z' },
    { report: true, bikeName: '', resaleValue: ' ', originalPrice: null },
  ])('T6: a record with neither a name nor a price is no bike: %j', (flags) => {
    const sent = [
      { _id: '1', ...flags },
      { _id: '2', bikeName: 'Honda' },
      { ...plainBike, ...blank },
    ];
    expect(v.parse(listOf(Bike), sent).map(({ _id }) => _id)).toEqual(['2']);
  });

  test('T6: a record with neither a name nor an e-mail address is no user, and one without an address has its name', () => {
    const sent = [
      { _id: '1', isVerified: true },
      { _id: '2', name: 'Rahim' },
      { _id: '3', email: 'a@b.test' },
      { _id: '4', name: '', email: '', role: 'buyer', isVerified: false },
    ];
    expect(v.parse(listOf(User), sent)).toMatchObject([
      { name: 'Rahim', email: '' },
      { name: '', email: 'a@b.test' },
    ]);
  });

  test('T6: a record with nothing but a flag is no booking and no category', () => {
    expect(v.parse(listOf(Booking), [{ _id: '1', paid: true, transactionId: 'pi_1' }])).toEqual([]);
    expect(v.parse(listOf(Category), [{ _id: '1' }])).toEqual([]);
  });
});
