import { bikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { findListedBike, type KnownBikes } from './useListedBikes.ts';

const known = (change: Partial<KnownBikes> = {}): KnownBikes => ({
  state: 'ready',
  byId: new Map([bikes.available, bikes.soldOut].map((bike) => [bike._id, { ...bike, brandName: 'Honda' }])),
  failedBrands: [],
  ...change,
});
const stored = { id: bikes.available._id, categoryId: '1', bikeName: 'Honda CG', price: '170000' };
const unlisted = { ...stored, id: '6a3f00000000000000000009' };

test('findListedBike returns the current name and price, and the URL of the page, when the bike is listed', () => {
  expect(findListedBike(known(), stored)).toMatchObject({
    status: 'available',
    name: 'Honda CG125',
    price: '165000',
    href: `/categories/1/bikes/${stored.id}`,
  });
});

test('F23: findListedBike returns the status "sold" when the bike is sold', () => {
  expect(findListedBike(known(), { ...stored, id: bikes.soldOut._id })).toMatchObject({ status: 'sold' });
});

test('F23: findListedBike returns the stored name and price when the bike is not listed any more [R10.64]', () => {
  const expected = { status: 'missing', bike: null, name: 'Honda CG', price: '170000' };
  expect(findListedBike(known(), unlisted)).toMatchObject(expected);
  expect(findListedBike(known(), { id: unlisted.id, categoryId: '1' })).toMatchObject({ name: '', price: '' });
});

test('F22: findListedBike returns the status "loading" or "unknown", and not "missing", when the list of the brand is not loaded', () => {
  const ofHonda = { failedBrands: [{ id: '1' }] };
  expect(findListedBike(known(ofHonda), unlisted).status).toBe('unknown');
  expect(findListedBike(known(ofHonda), { ...unlisted, categoryId: '2' }).status).toBe('missing');
  expect(findListedBike(known({ state: 'failed' }), unlisted).status).toBe('unknown');
  expect(findListedBike(known({ state: 'loading' }), unlisted).status).toBe('loading');
});
