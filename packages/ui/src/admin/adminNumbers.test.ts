import { bikes, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { countBikesOfSellers, countBrands, countPrices, verificationOf } from './adminNumbers.ts';

test('verificationOf counts the verified sellers, and lists the newest of the others [R12.60 R12.62]', () => {
  const sadia = { ...users.sadia, _id: '6a0000000000000000000000' };
  const older = { ...users.sadia, _id: '600000000000000000000000' };
  expect(verificationOf([older, users.rahim, sadia], 1)).toEqual({ verified: 1, waiting: 2, newest: [sadia] });
  const nowVerified = { ...sadia, isVerified: true };
  const kept = verificationOf([older, users.rahim, nowVerified], 1, [sadia._id]);
  expect(kept).toEqual({ verified: 2, waiting: 1, newest: [nowVerified, older] });
});

test('countBikesOfSellers counts by e-mail address, in upper or lower case [R12.62c]', () => {
  const own = [
    { ...bikes.available, email: 'a@example.com' },
    { ...bikes.available, email: 'A@example.com' },
    { ...bikes.soldOut, email: 'a@example.com' },
    { ...bikes.soldOut, email: 'b@example.com' },
  ];
  expect([...countBikesOfSellers(own)]).toEqual([
    ['a@example.com', { forSale: 2, sold: 1 }],
    ['b@example.com', { forSale: 0, sold: 1 }],
  ]);
});

test('countBrands lists the brand with the most bikes first [R12.60]', () => {
  const brands = ['Honda', 'Yamaha', 'Yamaha'].map((brandName) => ({ brandName }));
  expect(countBrands(brands)).toEqual([
    { brand: 'Yamaha', count: 2 },
    { brand: 'Honda', count: 1 },
  ]);
});

test('countPrices counts each readable price in one range [R12.60]', () => {
  const prices = ['49,999', '50000', '1.2 lakh', '4,00,000', 'call me'];
  const priced = prices.map((resaleValue) => ({ ...bikes.available, resaleValue }));
  expect(countPrices(priced).map(({ from, count }) => [from, count])).toEqual([
    [0, 1],
    [50_000, 1],
    [100_000, 1],
    [200_000, 0],
    [400_000, 1],
  ]);
});
