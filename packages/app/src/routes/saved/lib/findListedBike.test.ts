import { bikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { findListedBike, type KnownBikes } from './findListedBike.ts';

const known = (change: Partial<KnownBikes> = {}): KnownBikes => ({
  state: 'ready',
  byId: new Map([bikes.available, bikes.soldOut].map((bike) => [bike._id, { ...bike, brandName: 'Honda' }])),
  failedBrands: [],
  ...change,
});
const stored = { id: bikes.available._id, categoryId: '1', bikeName: 'Honda CG', price: '170000' };
const unlisted = { ...stored, id: '6a3f00000000000000000009' };

test('gives a listed bike its current name and price, and the URL of its page', () => {
  expect(findListedBike(known(), stored)).toMatchObject({
    status: 'available',
    name: 'Honda CG125',
    price: '165000',
    href: `/categories/1/bikes/${stored.id}`,
  });
});

test('F23: says that a bike is sold', () => {
  expect(findListedBike(known(), { ...stored, id: bikes.soldOut._id })).toMatchObject({ status: 'sold' });
});

test('F23: gives a bike that is not listed any more its stored name and price [R10.64]', () => {
  const expected = { status: 'missing', bike: null, name: 'Honda CG', price: '170000' };
  expect(findListedBike(known(), unlisted)).toMatchObject(expected);
  expect(findListedBike(known(), { id: unlisted.id, categoryId: '1' })).toMatchObject({ name: '', price: '' });
});

test('F22: does not say that a bike is removed while the list of its brand is missing', () => {
  const ofHonda = { failedBrands: [{ id: '1' }] };
  expect(findListedBike(known(ofHonda), unlisted).status).toBe('unknown');
  expect(findListedBike(known(ofHonda), { ...unlisted, categoryId: '2' }).status).toBe('missing');
  expect(findListedBike(known({ state: 'failed' }), unlisted).status).toBe('unknown');
  expect(findListedBike(known({ state: 'loading' }), unlisted).status).toBe('loading');
});
