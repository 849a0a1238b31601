import { generateBikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { shareUnchangedRecords } from './queryClient.ts';

const before = generateBikes({ bikes: 12 });
const copy = () => structuredClone(before);

test('shareUnchangedRecords returns the previous list when no record has changed', () => {
  expect(shareUnchangedRecords(before, copy())).toBe(before);
});

test('shareUnchangedRecords replaces only the record that has changed', () => {
  const fresh = copy();
  const [, , sold] = fresh;
  if (sold) sold.soldOut = !sold.soldOut;
  const shared = shareUnchangedRecords(before, fresh);
  expect(shared).toEqual(fresh);
  expect(shared).not.toBe(before);
  expect((shared as unknown[]).map((record, at) => record === before[at])).toEqual(before.map((_, at) => at !== 2));
});

test('shareUnchangedRecords returns a shorter list when the last records were removed', () => {
  expect(shareUnchangedRecords(before, copy().slice(0, -1))).toEqual(before.slice(0, -1));
  expect(shareUnchangedRecords(before, [])).toEqual([]);
});

test('shareUnchangedRecords treats an added or a removed field as a change of the record', () => {
  const [bike] = before;
  const fresh = [{ ...bike, more: 1 }];
  expect(shareUnchangedRecords([bike], fresh)).toEqual(fresh);
  expect(shareUnchangedRecords(fresh, [bike])).toEqual([bike]);
});

test('shareUnchangedRecords keeps two records with the same id as two separate records', () => {
  const [bike] = before;
  const twice = [bike, { ...bike, bikeName: 'Another' }];
  expect(shareUnchangedRecords(structuredClone(twice), twice)).toEqual(twice);
});
