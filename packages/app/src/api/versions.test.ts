import { Bike, Booking, Category, User } from '@second-gear/contract';
import { bikes, bookings, categories, users } from '@second-gear/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

/** Faults D3: the client is put up on one day and the server on another. Whichever is older, what there is is shown. */
const records = [
  ['bike', Bike, bikes.available, ['_id']],
  ['user', User, users.rahim, ['_id']],
  ['category', Category, categories.honda, ['_id', 'name', 'category_id']],
  ['booking', Booking, bookings.unpaid, ['_id', 'bikeId', 'userEmail']],
] as const;

const without = (record: object, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

describe.each(records)('D3: a %s', (_, schema, record, needed) => {
  const names = Object.keys(schema.entries);

  it.each(names.filter((name) => !needed.some((one) => one === name)))('of a server that knows no %s', (name) => {
    const whole = v.parse(schema, record);
    const read = v.parse(schema, without(record, name));
    expect(without(read, name), 'all the rest is as it was').toEqual(without(whole, name));
    expect([undefined, '', false], 'what is missing is told by rule').toContain(
      Object.entries(read).find(([key]) => key === name)?.[1],
    );
  });

  it.each(needed)('without its %s is none', (name) => {
    expect(v.safeParse(schema, without(record, name)).success).toBe(false);
  });

  it('of a newer server is read for what we know of it', () => {
    expect(v.parse(schema, { ...record, engineNumber: 'E-1', seller: { name: 'Rahim' } })).toEqual(
      v.parse(schema, record),
    );
  });
});
