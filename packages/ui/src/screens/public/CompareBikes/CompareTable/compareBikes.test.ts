import { bikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import type { ListedBike } from '../../SavedBikes/BikeSummary/listedBike.ts';
import { differingFields, findCheapest } from './compareBikes.ts';

const listed = (change: Partial<ListedBike['bike']> & object = {}, status: ListedBike['status'] = 'available') => {
  const bike = { ...bikes.available, ...change };
  const { _id: id, category_id: categoryId, bikeName: name, resaleValue: price } = bike;
  return { id, categoryId, status, bike, name, price, href: '' };
};

test('differingFields returns no field when values differ only in case, spaces and Bangla digits', () => {
  expect(differingFields([listed(), listed({ purchaseYear: '২০০৪', location: ' dhanmondi,  DHAKA ' })])).toEqual([]);
});

test('differingFields returns the fields in which bikes differ, and the seller when only one seller is verified', () => {
  const others = [listed(), listed({ condition: 'Good' }), listed({ isVerified: !bikes.available.isVerified })];
  expect(differingFields(others)).toEqual(['condition', 'sellerName']);
});

test('differingFields uses the stored price when a bike is not listed any more', () => {
  const missing: ListedBike = { ...listed(), bike: null, status: 'missing' };
  expect(differingFields([listed(), missing])).not.toContain('resaleValue');
  expect(differingFields([listed(), missing])).toContain('condition');
});

test.each([
  ['one bike is cheaper', ['1,65,000', '1.5 lakh', 'call me'], 'bike 1'],
  ['two bikes have the lowest price', ['150000', '1,50,000', '200000'], undefined],
  ['only one price can be read', ['150000', 'call me'], undefined],
])('findCheapest returns the bike with the lowest price, or undefined, when %s', (_, prices, cheapest) => {
  const all = prices.map((price, at) => ({ ...listed(), id: `bike ${at}`, price }));
  expect(findCheapest(all)).toBe(cheapest);
});

test('findCheapest ignores the price of a sold bike', () => {
  const bike = (id: string, price: string, status: ListedBike['status']) => ({ ...listed(), id, price, status });
  expect(
    findCheapest([bike('a', '1000', 'sold'), bike('b', '9000', 'available'), bike('c', '9500', 'available')]),
  ).toBe('b');
});
