import { bikes, people } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { newestFirst, newestUsersFirst } from './newestFirst.ts';

const listing = (_id: string, date: string) => ({ ...bikes.available, _id, date });
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

test('puts the newest listing first when dates are days or moments', () => {
  const list = [
    listing('day', '2026-10-30'),
    listing('evening', '2026-10-31T18:00:00.000Z'),
    listing('morning', '2026-10-31T06:00:00.000Z'),
  ];
  expect(ids(newestFirst(list))).toEqual(['evening', 'morning', 'day']);
});

test('keeps the order of listings whose dates are the same or cannot be read, the latter last', () => {
  const list = [
    listing('a', 'yesterday'),
    listing('b', '2026-10-31'),
    listing('c', ''),
    listing('d', '2026-10-31'),
    listing('e', '2022-10-14'),
  ];
  expect(ids(newestFirst(list))).toEqual(['b', 'd', 'e', 'a', 'c']);
});

test('leaves the given list as it is', () => {
  const list = [listing('old', '2022-10-14'), listing('new', '2026-10-31')];
  newestFirst(list);
  expect(ids(list)).toEqual(['old', 'new']);
});

test('puts the user who signed up last first, and users whose id holds no time last', () => {
  const user = (_id: string) => ({ ...people.imran, _id });
  const [old, young] = ['6ae5bc20b00cf4e4984d35d3', '6ae9bc20b00cf4e4984d35d3'];
  expect(ids(newestUsersFirst([user('a1'), user(old), user('b2'), user(young)]))).toEqual([young, old, 'a1', 'b2']);
});
