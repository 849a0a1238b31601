import { bikes, bookings } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { countPayable } from './countPayable.ts';

test('the number in the menu counts an order unless it is paid, its bike is sold, or no list has its bike any more [R10.63b]', () => {
  const of = (bikeId: string) => ({ ...bookings.unpaid, bikeId });
  const orders = [bookings.paid, of(bikes.available._id), of(bikes.soldOut._id), of('removed')];
  expect(countPayable(orders, [[bikes.available, bikes.soldOut], []])).toBe(1);
  expect(countPayable(orders, [[bikes.available, bikes.soldOut], undefined])).toBe(2);
});
