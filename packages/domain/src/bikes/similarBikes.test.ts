import type { Bike } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import { priceInsight } from './priceInsight.ts';
import { similarBikes } from './similarBikes.ts';

const build = (_id: string, fields: Partial<typeof bikes.available> = {}) => ({ ...bikes.available, _id, ...fields });

const bike = build('self', { category_id: '1', resaleValue: '100000', purchaseYear: '2000', condition: 'Good' });

describe('similarBikes', () => {
  const others = [
    build('otherBrand', { category_id: '2', resaleValue: '100000', purchaseYear: '2000' }),
    build('noPrice', { resaleValue: 'ask', purchaseYear: '2000' }),
    build('older', { resaleValue: '100000', purchaseYear: '1992' }),
    build('nearest', { resaleValue: '101000', purchaseYear: '2001' }),
    build('sold', { resaleValue: '100000', purchaseYear: '2000', soldOut: true }),
    build('dear', { resaleValue: '900000', purchaseYear: '1970' }),
  ];

  it('sorts bikes by their similarity in brand, price and year, and leaves out sold bikes and the bike itself', () => {
    expect(similarBikes(bike, [bike, ...others]).map(({ _id }) => _id)).toEqual([
      'nearest',
      'older',
      'noPrice',
      'dear',
      'otherBrand',
    ]);
  });

  it('returns one bike of each seller before the further bikes of a seller who offers many, also without e-mail addresses', () => {
    const baits = [1, 2, 3].map((at) =>
      build(`bait${at}`, { resaleValue: '100000', email: ['Bait@x.bd', 'bait@X.bd ', ''][at - 1] }),
    );
    const honest = build('honest', { resaleValue: '120000', email: 'honest@x.bd' });
    const list = [...baits, honest, build('otherBrand', { category_id: '2', email: 'third@x.bd' })];
    expect(similarBikes(bike, list).map(({ _id }) => _id)).toEqual(['bait1', 'bait3', 'honest', 'bait2', 'otherBrand']);
  });

  it('returns at most the requested number of bikes', () => {
    expect(similarBikes(bike, others, 2).map(({ _id }) => _id)).toEqual(['nearest', 'older']);
  });

  it('returns bikes of the same brand when the bike has neither price nor year', () => {
    const blank = build('self', { resaleValue: '', purchaseYear: undefined });
    expect(similarBikes(blank, others).map(({ category_id }) => category_id)).toEqual(['1', '1', '1', '1', '2']);
  });
});

describe('priceInsight', () => {
  const comparable = (...prices: string[]) =>
    prices.map((resaleValue, at) =>
      build(`other${at}`, { resaleValue, purchaseYear: '2003', condition: 'Good', email: `seller${at}@x.bd` }),
    );
  const withPrice = (resaleValue: string) => ({ ...bike, resaleValue });
  const five = comparable('1 lakh', '90000', '110000', '1,20,000', '৮০০০০');

  it('compares the price with the median of five comparable bikes [R10.94]', () => {
    expect(priceInsight(withPrice('88000'), [bike, ...five])).toEqual({
      percent: 12,
      direction: 'below',
      comparable: 5,
      prices: [80_000, 90_000, 100_000, 110_000, 120_000],
      price: 88_000,
    });
    expect(priceInsight(withPrice('1.5 lakh'), five)).toMatchObject({ percent: 50, direction: 'above' });
  });

  it("F101: leaves out the seller's own bikes, and counts each other seller once with the middle price", () => {
    const own = [1, 2, 3, 4, 5, 6].map((at) =>
      build(`own${at}`, { resaleValue: '200000', purchaseYear: '2000', condition: 'Good', email: ' SELLER@x.bd' }),
    );
    const many = ['110000', 'ask', '9000000', '1000'].map((resaleValue, at) => ({
      ...five[2],
      _id: `m${at}`,
      resaleValue,
    }));
    const [first, second, , fourth, fifth] = five;
    const bikeOfSeller = { ...withPrice('88000'), email: 'seller@x.bd' };
    expect(priceInsight(bikeOfSeller, [...own, first, second, ...many, fourth, fifth] as typeof five)).toMatchObject({
      comparable: 5,
      prices: [80_000, 90_000, 100_000, 110_000, 120_000],
    });
    expect(priceInsight(bikeOfSeller, own)).toBeNull();
  });

  it('F101: counts all bikes without an e-mail address as bikes of one seller', () => {
    const without = five.map((other) => ({ ...other, email: '' }));
    expect(priceInsight(bike, without)).toBeNull();
    expect(priceInsight({ ...bike, email: '' }, [...five, ...without])).toMatchObject({ comparable: 5 });
  });

  it('F101: counts accounts with the same mailbox as one seller', () => {
    const baits = five.map((other, at) => ({ ...other, email: `bait+${at}@x.bd` }));
    expect(priceInsight(bike, baits)).toBeNull();
    expect(priceInsight({ ...bike, email: 'BAIT@x.bd' }, [...five, ...baits])).toMatchObject({ comparable: 5 });
  });

  it.each<[string, Partial<Bike>]>([
    ['price', { resaleValue: 'ask' }],
    ['purchase year', { purchaseYear: undefined }],
    ['condition', { condition: '' }],
  ])('compares no bike that has no %s', (_, fields) => {
    const others = five.map((other) => ({ ...other, ...fields, resaleValue: other.resaleValue }));
    expect(priceInsight({ ...bike, ...fields }, others)).toBeNull();
  });

  it('compares with bikes that were bought five years earlier or later', () => {
    const atTheEnds = five.map((other, at) => ({ ...other, purchaseYear: at % 2 ? '1995' : '2005' }));
    expect(priceInsight(bike, atTheEnds)).toMatchObject({ comparable: 5 });
  });

  it('uses the mean of the two middle prices when the number of prices is even', () => {
    const six = comparable('50000', '60000', '90000', '110000', '500000', '600000');
    expect(priceInsight(withPrice('120000'), six)).toMatchObject({ percent: 20, direction: 'above', comparable: 6 });
  });

  it.each([
    ['100000', 0, 'near'],
    ['97000', 3, 'near'],
    ['103000', 3, 'near'],
    ['96900', 3, 'below'],
    ['103100', 3, 'above'],
  ])(
    'returns for the price %o a difference of %o percent and the direction "%s" [R10.95]',
    (price, percent, direction) => {
      expect(priceInsight(withPrice(price), five)).toMatchObject({ percent, direction });
    },
  );

  it.each<[string, Partial<typeof bikes.available>]>([
    ['is of another brand', { category_id: '2' }],
    ['has another condition', { condition: 'Fair' }],
    ['was bought more than five years later', { purchaseYear: '2006' }],
    ['was bought more than five years earlier', { purchaseYear: '1994' }],
    ['has no purchase year', { purchaseYear: undefined }],
    ['is sold', { soldOut: true }],
    ['has no readable price', { resaleValue: 'ask' }],
    ['is the bike itself', { _id: 'self' }],
  ])('returns null when one of exactly five comparable bikes %s [R10.94]', (_, fields) => {
    const [first, ...others] = five;
    if (!first) throw new Error('no bike');
    expect(priceInsight(bike, [{ ...first, ...fields }, ...others])).toBeNull();
  });

  it('returns null when the bike itself has no readable price, year or condition', () => {
    expect(priceInsight(withPrice('ask'), five)).toBeNull();
    expect(priceInsight({ ...bike, purchaseYear: undefined }, five)).toBeNull();
    expect(priceInsight({ ...bike, condition: '' }, five)).toBeNull();
  });
});
