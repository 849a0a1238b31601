import * as v from 'valibot';
import { expect, test } from 'vitest';
import { driftIn } from './drift.ts';
import { Bike, Booking, Category, User } from './entities.ts';
import { bikes, bookings, categories, crowd, oldRecordAsStored, people } from './fixtures/index.ts';
import { plainReader } from './readPlainly.ts';

const readBike = plainReader(Bike);

test('A bike as it should be is read without its schema, and reads the same', () => {
  for (const bike of [...crowd({ bikes: 300 }), ...Object.values(bikes)]) {
    expect(readBike(bike)).toStrictEqual(v.parse(Bike, bike));
  }
});

test.each([
  ['a user', User, people.farhana],
  ['a booking', Booking, bookings.unpaid],
  ['a booking with a field that is undefined', Booking, { ...bookings.unpaid, transactionId: undefined }],
  ['a category', Category, categories.honda],
] as const)('So is %s', (_, schema, record) => {
  expect(plainReader(schema)(record)).toStrictEqual(v.parse(schema, record));
});

/** Only old records have a `name`, and those are left to the schema. */
const fieldsOfBikes = Object.keys(Bike.entries).filter((key) => key !== 'name');

/** Whatever a server may put in the place of a field. */
const odd = [undefined, null, '', ' ', '.', '..', 'buyer', 0, 7, Number.NaN, true, false, [], {}, ['x']];

test('Of no field anything is read in another way than its schema reads it, or without what drifted being said', () => {
  const [bike] = crowd({ bikes: 1 });
  const read: string[] = [];
  for (const key of fieldsOfBikes) {
    for (const value of odd) {
      const candidate = { ...bike, [key]: value };
      const plain = readBike(candidate);
      if (!plain) continue;
      read.push(key);
      expect(plain, `${key}: ${JSON.stringify(value)}`).toStrictEqual(v.parse(Bike, candidate));
      expect(driftIn('trending', [candidate])).toEqual([]);
    }
  }
  // Or nothing would have been compared.
  expect(new Set(read)).toEqual(new Set(fieldsOfBikes));
});

test('What an old server sends, what has no id and what is no record is left to the schema', () => {
  const [bike] = crowd({ bikes: 1 });
  for (const candidate of [
    { ...bike, name: 'Honda' },
    { ...bike, name: null },
    oldRecordAsStored,
    { ...bike, _id: undefined },
    { ...bike, _id: '..' },
    null,
    [],
    'x',
    7,
  ]) {
    expect(readBike(candidate)).toBeUndefined();
  }
});

test('L6: nothing comes along that the schema does not name, and nothing is put where every object has it', () => {
  const [bike] = crowd({ bikes: 1 });
  const trap = JSON.parse(`{"__proto__":{"polluted":true},"constructor":{"polluted":true},"more":1}`);
  const read = readBike(Object.assign(Object.create(null), bike, { more: 1, constructor: trap.constructor }));
  expect(Object.keys(read ?? {})).toEqual(fieldsOfBikes);
  expect({}).not.toHaveProperty('polluted');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
