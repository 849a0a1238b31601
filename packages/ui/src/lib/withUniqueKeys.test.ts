import { expect, test } from 'vitest';
import { keyed } from './withUniqueKeys.ts';

test('a record is keyed by its id', () => {
  expect(keyed([{ _id: 'a' }, { _id: 'b' }])).toEqual([
    { key: 'a', item: { _id: 'a' } },
    { key: 'b', item: { _id: 'b' } },
  ]);
});

test('L6: records that share an id are all kept, under different keys', () => {
  const keys = keyed([{ _id: 'a' }, { _id: 'a' }, { _id: '__proto__' }, { _id: 'a' }]).map(({ key }) => key);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(4);
});
