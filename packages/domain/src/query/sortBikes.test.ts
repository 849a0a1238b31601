import { bikes } from '@second-gear/fixtures';
import { expect, it } from 'vitest';
import { finish } from '../work.ts';
import type { SortOrder } from './searchQuery.ts';
import { sortBikes } from './sortBikes.ts';

const build = (_id: string, resaleValue: string, originalPrice: string, purchaseYear: string, date: string) => ({
  ...bikes.available,
  _id,
  resaleValue,
  originalPrice,
  purchaseYear,
  date,
});

const list = [
  build('noPrice', 'ask', '200000', '', '2026-10-01T00:00:00.000Z'),
  build('cheap', '50,000', '200000', '1990', '2026-10-03T00:00:00.000Z'),
  build('noDate', '১.৫ লাখ', '200000', '2010', 'yesterday'),
  build('noOriginal', '100000', '', '২০০০', '2026-10-02T00:00:00.000Z'),
  build('dearer', '150000', '100000', '2010', '2026-10-03T00:00:00.000Z'),
  build('noPrice2', '', '', '1980', ''),
];

it.each<[SortOrder, string[]]>([
  ['newest', ['cheap', 'dearer', 'noOriginal', 'noPrice', 'noDate', 'noPrice2']],
  ['priceUp', ['cheap', 'noOriginal', 'noDate', 'dearer', 'noPrice', 'noPrice2']],
  ['priceDown', ['noDate', 'dearer', 'noOriginal', 'cheap', 'noPrice', 'noPrice2']],
  ['year', ['noDate', 'dearer', 'noOriginal', 'cheap', 'noPrice2', 'noPrice']],
  ['discount', ['cheap', 'noDate', 'dearer', 'noOriginal', 'noPrice', 'noPrice2']],
])('sortBikes sorts by %s, with unknown values last, and keeps the order of equal bikes', (order, expected) => {
  expect(finish(sortBikes(list, order)).map(({ _id }) => _id)).toEqual(expected);
});
