import { expect, test } from 'vitest';
import { withUniqueKeys } from './withUniqueKeys.ts';

test('uses the id of a record as its key', () => {
  expect(withUniqueKeys([{ _id: 'a' }, { _id: 'b' }])).toEqual([
    { key: 'a', item: { _id: 'a' } },
    { key: 'b', item: { _id: 'b' } },
  ]);
});

test('L6: returns all records with the same id, with different keys', () => {
  const keys = withUniqueKeys([{ _id: 'a' }, { _id: 'a' }, { _id: '__proto__' }, { _id: 'a' }]).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});
