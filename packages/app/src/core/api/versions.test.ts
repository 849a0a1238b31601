import { Bike, Booking, Category, User } from '@second-gear/contract';
import { bikes, bookings, categories, users } from '@second-gear/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

/**
 * Tests of failure mode D3: the client and the server are deployed at different times, so the app must be able to read
 * records from older and from newer servers.
 */
const records = [
  ['bike', Bike, bikes.available, ['_id']],
  ['user', User, users.rahim, ['_id']],
  ['category', Category, categories.honda, ['_id', 'name', 'category_id']],
  ['booking', Booking, bookings.unpaid, ['_id', 'bikeId', 'userEmail']],
] as const;

const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

describe.each(records)('D3: a %s of an older or a newer server', (_, schema, record, needed) => {
  const names = Object.keys(schema.entries);

  it.each(names.filter((name) => !needed.some((one) => one === name)))(
    'a record is valid without the field %s, which an older server does not send',
    (name) => {
      const complete = v.parse(schema, record);
      const read = v.parse(schema, without(record, name));
      expect(without(read, name), 'the other fields').toEqual(without(complete, name));
      expect([undefined, '', false], 'the default of the missing field').toContain(
        Object.entries(read).find(([key]) => key === name)?.[1],
      );
    },
  );

  it.each(needed)('a record is rejected without the required field %s', (name) => {
    expect(v.safeParse(schema, without(record, name)).success).toBe(false);
  });

  it('a record with unknown fields from a newer server is valid, and loses these fields', () => {
    expect(v.parse(schema, { ...record, engineNumber: 'E-1', seller: { name: 'Rahim' } })).toEqual(
      v.parse(schema, record),
    );
  });
});
