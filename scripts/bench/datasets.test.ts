import { expect, test } from 'vitest';
import { shopWithBikes, shopWithPeople } from './datasets.ts';

test.each([30, 1000])('a shop of the bench has %d bikes of one brand to offer, each of them once', (bikes) => {
  const { products } = shopWithBikes(bikes).db;
  expect(products.filter(({ category_id, soldOut }) => category_id === '1' && !soldOut)).toHaveLength(bikes);
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(products.length);
});

test('a shop of the bench has as many buyers and as many sellers as are wanted, and its admin', () => {
  const { users } = shopWithPeople(100).db;
  const count = (role: string) => users.filter((user) => user.role === role).length;
  expect([count('buyer'), count('seller'), count('admin')]).toEqual([100, 100, 1]);
  expect(new Set(users.map(({ _id }) => _id)).size).toBe(users.length);
});
