import { bikes, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { sortBikesNewestFirst, sortUsersNewestFirst } from './sortNewestFirst.ts';

const bike = (_id: string, date: string) => ({ ...bikes.available, _id, date });
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

test('sortBikesNewestFirst returns the newest bike first when some dates have no time', () => {
  const list = [
    bike('day', '2026-10-30'),
    bike('evening', '2026-10-31T18:00:00.000Z'),
    bike('morning', '2026-10-31T06:00:00.000Z'),
  ];
  expect(ids(sortBikesNewestFirst(list))).toEqual(['evening', 'morning', 'day']);
});

test('sortBikesNewestFirst keeps the order of bikes with equal dates, and returns bikes with an invalid date last', () => {
  const list = [
    bike('a', 'yesterday'),
    bike('b', '2026-10-31'),
    bike('c', ''),
    bike('d', '2026-10-31'),
    bike('e', '2022-10-14'),
  ];
  expect(ids(sortBikesNewestFirst(list))).toEqual(['b', 'd', 'e', 'a', 'c']);
});

test('sortUsersNewestFirst returns the newest user first, and users whose id contains no time last', () => {
  const user = (_id: string) => ({ ...users.imran, _id });
  const [old, young] = ['6ae5bc20b00cf4e4984d35d3', '6ae9bc20b00cf4e4984d35d3'];
  expect(ids(sortUsersNewestFirst([user('a1'), user(old), user('b2'), user(young)]))).toEqual([young, old, 'a1', 'b2']);
});
