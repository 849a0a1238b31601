import { expect, test } from 'vitest';
import { withUniqueKeys } from './withUniqueKeys.ts';

test('withUniqueKeys uses the id of a record as its React key', () => {
  expect(withUniqueKeys([{ _id: 'a' }, { _id: 'b' }])).toEqual([
    { key: 'a', item: { _id: 'a' } },
    { key: 'b', item: { _id: 'b' } },
  ]);
});

test('L6: withUniqueKeys returns every record, with different keys, when records have the same id', () => {
  const keys = withUniqueKeys([{ _id: 'a' }, { _id: 'a' }, { _id: '__proto__' }, { _id: 'a' }]).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});
