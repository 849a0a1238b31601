import { bikes } from '@second-gear/fixtures';
import { expect, it } from 'vitest';
import { factsOf } from './bikeFacts.ts';
import { placesOf, toPlaceKey } from './places.ts';

const bike = bikes.available;

it('factsOf reads the free texts of a bike', () => {
  const facts = factsOf({
    ...bike,
    resaleValue: '1.5 lakh',
    originalPrice: '২,০০,০০০',
    purchaseYear: '2004 model',
    usedYears: '22 years',
    date: '2026-10-31T14:05:00.000Z',
    condition: ' Good ',
  });
  expect(facts).toMatchObject({
    price: 150_000,
    discount: 0.25,
    purchaseYear: 2004,
    yearsUsed: 22,
    postedAt: Date.UTC(2026, 9, 31, 14, 5),
    condition: 'good',
  });
});

it('factsOf returns null for each value whose text cannot be read', () => {
  const facts = factsOf({ ...bike, resaleValue: 'ask', purchaseYear: undefined, usedYears: '', date: 'today' });
  expect(facts).toMatchObject({ price: null, discount: null, purchaseYear: null, yearsUsed: null, postedAt: null });
});

it('factsOf returns no discount when the original price cannot be read', () => {
  expect(factsOf({ ...bike, originalPrice: '' })).toMatchObject({ price: 165_000, discount: null });
});

it.each([
  ['Mirpur 10, Dhaka', ['Mirpur 10', 'Mirpur', 'Dhaka'], ['mirpur', 'mirpur 10', 'dhaka']],
  ['  old   dhaka ;Dhaka', ['old dhaka', 'Dhaka'], ['old', 'old dhaka', 'dhaka']],
  ['মিরপুর ১০, ঢাকা', ['মিরপুর ১০', 'মিরপুর', 'ঢাকা'], ['mirpur', 'mirpur 10', 'dhaka']],
  ['Uttara - Dhaka', ['Uttara', 'Dhaka'], ['uttara', 'dhaka']],
  ['10, 12', ['10', '12'], ['10', '12']],
  ['', [], []],
  [', ,', [], []],
  ['x'.repeat(61), [], []],
])('factsOf finds the places in %o', (location, names, keys) => {
  const places = placesOf({ location });
  expect([...places.names.values()]).toEqual(names);
  expect([...places.keys]).toEqual(keys.map((key) => key.normalize('NFKD')));
});

it('F101: factsOf finds only the first six places in a location with 3,000', () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `Town ${String.fromCodePoint(0x4e00 + at)}`);
  expect([...placesOf({ location: names.join(', ') }).names.values()]).toEqual(names.slice(0, 6));
});

it('toPlaceKey returns the same key for all spellings of a place', () => {
  expect(toPlaceKey('MIRPUR-10')).toBe(toPlaceKey(' Mirpur ১০.'));
  expect(toPlaceKey('মিরপুর ১০')).toBe(toPlaceKey('Mirpur 10'));
  expect(toPlaceKey('Chittagong')).toBe(toPlaceKey('চট্টগ্রাম'));
});
