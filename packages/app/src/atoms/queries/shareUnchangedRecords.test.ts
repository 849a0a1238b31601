import { crowd } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { keepRecords } from './shareUnchangedRecords.ts';

const before = crowd({ bikes: 12 });
const again = () => structuredClone(before);

test('A list that is as before is the same list', () => {
  expect(keepRecords(before, again())).toBe(before);
});

test('Where one record changed, it alone is another', () => {
  const fresh = again();
  const [, , sold] = fresh;
  if (sold) sold.soldOut = !sold.soldOut;
  const kept = keepRecords(before, fresh);
  expect(kept).toEqual(fresh);
  expect(kept).not.toBe(before);
  expect((kept as unknown[]).map((record, at) => record === before[at])).toEqual(before.map((_, at) => at !== 2));
});

test('Where one is gone, where one is new and where the order is another, the others stay the same, in the new order', () => {
  const fresh = again().slice(1).reverse();
  const [newcomer] = crowd({ bikes: 40 }).slice(-1);
  const kept = keepRecords(before, [...fresh, newcomer]);
  expect(kept).toEqual([...fresh, newcomer]);
  expect(before).toEqual(expect.arrayContaining((kept as unknown[]).slice(0, -1)));
  for (const record of (kept as typeof before).slice(0, -1)) expect(before).toContain(record);
});

test('A field more or a field less is a change', () => {
  const [bike] = before;
  const fresh = [{ ...bike, more: 1 }];
  expect(keepRecords([bike], fresh)).toEqual(fresh);
  expect(keepRecords(fresh, [bike])).toEqual([bike]);
});

test('One id sent twice is two records, as the server has them', () => {
  const [bike] = before;
  const twice = [bike, { ...bike, bikeName: 'Another' }];
  expect(keepRecords(structuredClone(twice), twice)).toEqual(twice);
});

test('What is no list of records is shared as ever', () => {
  const order = { _id: '1', paid: false };
  expect(keepRecords(order, { ...order })).toBe(order);
  expect(keepRecords(undefined, order)).toBe(order);
  expect(keepRecords([order], null)).toBeNull();
});
