import { expect, test } from 'vitest';
import { datasetWithBikes, datasetWithUsers } from './datasets.ts';

test.each([30, 1000])('creates a dataset with %d unsold bikes with unique ids in one category', (bikes) => {
  const { products } = datasetWithBikes(bikes).db;
  expect(products.filter(({ category_id, soldOut }) => category_id === '1' && !soldOut)).toHaveLength(bikes);
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(products.length);
});

test('creates a dataset with the given number of buyers, the same number of sellers, and one admin', () => {
  const { users } = datasetWithUsers(100).db;
  const count = (role: string) => users.filter((user) => user.role === role).length;
  expect([count('buyer'), count('seller'), count('admin')]).toEqual([100, 100, 1]);
  expect(new Set(users.map(({ _id }) => _id)).size).toBe(users.length);
});
