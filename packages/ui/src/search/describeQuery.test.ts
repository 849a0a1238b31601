import {
  emptyQuery,
  onlyFilter,
  type SearchQuery,
  toBanglaPlaces,
  withoutFilter,
  withoutFilters,
} from '@second-gear/domain';
import { expect, test } from 'vitest';
import { enSearch } from '../copy/bikes/search.ts';
import { bnSearch } from '../copy/bn/bikes/search.ts';
import { describeQuery } from './describeQuery.ts';

const describe = (query: SearchQuery) =>
  describeQuery(query, {
    copy: enSearch.search,
    brandName: (id) => (id === '2' ? 'Yamaha' : id),
    place: (name) => name,
  });

test.each<[string, Partial<SearchQuery>]>([
  ['', {}],
  ['', { sort: 'priceUp' }],
  ['“rx 100”', { text: ' rx 100 ' }],
  ['Yamaha under 1,50,000', { brands: ['2'], price: { from: null, to: 150_000 } }],
  ['from 50,000', { price: { from: 50_000, to: null } }],
  ['50,000 to 1,50,000', { price: { from: 50_000, to: 150_000 } }],
  ['Excellent, Good condition in Mirpur', { conditions: ['Excellent', 'Good'], locations: ['Mirpur'] }],
  [
    'bought in 1990 or earlier used 5 to 10 years',
    { purchaseYear: { from: null, to: 1990 }, yearsUsed: { from: 5, to: 10 } },
  ],
  ['verified sellers with a price', { verifiedOnly: true, pricedOnly: true }],
])('describeQuery describes a query as %j [R10.21]', (description, parts) => {
  expect(describe({ ...emptyQuery, ...parts })).toBe(description);
});

test.each<[string, Partial<SearchQuery>]>([
  ['ইয়ামাহা ১,৫০,০০০ টাকার মধ্যে', { brands: ['2'], price: { from: null, to: 150_000 } }],
  ['চমৎকার, ভালো অবস্থার মিরপুর এলাকায়', { conditions: ['Excellent', 'Good'], locations: ['Mirpur'] }],
  ['২০১০ সাল বা তার পরে কেনা', { purchaseYear: { from: 2010, to: null } }],
  ['৫ থেকে ১০ বছর চালানো', { yearsUsed: { from: 5, to: 10 } }],
])('describeQuery describes a query in Bangla as %j [R11.12]', (description, parts) => {
  const options = {
    copy: bnSearch.search,
    brandName: (id: string) => (id === '2' ? 'Yamaha' : id),
    place: toBanglaPlaces,
  };
  expect(describeQuery({ ...emptyQuery, ...parts }, options)).toBe(description);
});

const full: SearchQuery = {
  ...emptyQuery,
  text: 'rx',
  brands: ['1', '2'],
  price: { from: null, to: 150_000 },
  verifiedOnly: true,
  sort: 'priceUp',
};

test('onlyFilter keeps one filter, and withoutFilter removes it', () => {
  expect(describe(onlyFilter(full, { kind: 'brand', value: '2' }))).toBe('Yamaha');
  expect(withoutFilter(full, { kind: 'brand', value: '2' })).toEqual({ ...full, brands: ['1'] });
  expect(describe(onlyFilter(full, { kind: 'price', value: null }))).toBe('under 1,50,000');
  expect(withoutFilter(full, { kind: 'price', value: null })).toEqual({ ...full, price: emptyQuery.price });
  expect(withoutFilter(full, { kind: 'verified', value: null })).toEqual({ ...full, verifiedOnly: false });
});

test('withoutFilters returns a query that has only the order', () => {
  expect(withoutFilters(full)).toEqual({ ...emptyQuery, sort: 'priceUp' });
});
