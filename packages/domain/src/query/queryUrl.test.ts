import { conditions } from '@second-gear/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsInUrl, formatQuery, parseQuery } from './queryUrl.ts';
import { emptyQuery, type NumberRange, type SearchQuery, sortOrders } from './searchQuery.ts';

const parse = (search: string): SearchQuery => parseQuery(new URLSearchParams(search));
const format = (query: Partial<SearchQuery>): string => String(formatQuery({ ...emptyQuery, ...query }));

const range = (min: number, max: number): fc.Arbitrary<NumberRange> => {
  const end = fc.option(fc.integer({ min, max }));
  return fc
    .tuple(end, end)
    .map(([a, b]) => (a !== null && b !== null && a > b ? { from: b, to: a } : { from: a, to: b }));
};

const places = ['Mirpur 10', 'Sylhet', 'Dhanmondi', 'ঢাকা', 'Old Dhaka', "Cox's Bazar", 'A&B = C'];

const validQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => (text.trim() === '' ? '' : text)),
    exact: fc.boolean(),
    brands: fc.uniqueArray(fc.constantFrom('1', '2', '3', '41', 'vespa'), { maxLength: 4 }),
    conditions: fc.subarray([...conditions]),
    locations: fc.shuffledSubarray(places),
    price: range(0, 999_999_999),
    purchaseYear: range(1900, 2100),
    yearsUsed: range(0, 100),
    verifiedOnly: fc.boolean(),
    pricedOnly: fc.boolean(),
    sort: fc.constantFrom(...sortOrders),
  })
  .map((query) => ({ ...query, exact: query.exact && query.text !== '' }));

describe('formatQuery', () => {
  it('writes any query so that parseQuery returns the same query', () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        const url = `/bikes?${formatQuery(query)}`;
        expect(parse(url.slice('/bikes?'.length))).toEqual(query);
      }),
      { seed: 20_261_125 },
    );
  });

  it('leaves out the values that are not set', () => {
    expect(format({})).toBe('');
    expect(
      format({
        text: 'rx 100',
        brands: ['2'],
        conditions: ['Good', 'Fair'],
        locations: ['Mirpur 10'],
        price: { from: null, to: 150_000 },
        purchaseYear: { from: 1990, to: 1999 },
        yearsUsed: { from: 1.5, to: null },
        verifiedOnly: true,
        pricedOnly: true,
        sort: 'priceUp',
      }),
    ).toBe(
      'q=rx+100&brand=2&cond=Good&cond=Fair&at=Mirpur+10&price=-150000&year=1990-1999&used=1.5-&verified=1&priced=1&sort=priceUp',
    );
  });
});

describe('parseQuery', () => {
  it.each([
    'sort=cheapest',
    'cond=good',
    'verified=true',
    'price=',
    'price=-',
    'price=NaN-Infinity',
    'price=--5',
    'price=-5-10',
    'price=1e5-2e5',
    'price=0x10-',
    'price=150000',
    'price=9999999999-',
    'price=১-',
    'year=99-',
    'year=1899-2101',
    'used=101-',
    'used=-1.234',
    'q=+++',
    'brand=',
    'brand=../users',
    `brand=${'7'.repeat(100)}`,
    'at=',
    `at=${'Mirpur'.repeat(100)}`,
    '__proto__=1&constructor=2&toString=3',
    'utm_source=a',
  ])('ignores %o', (search) => {
    expect(parse(search)).toEqual(emptyQuery);
  });

  it('swaps the ends of a range when the first end is larger than the second', () => {
    expect(parse('price=150000-50000').price).toEqual({ from: 50_000, to: 150_000 });
    expect(parse('used=9-2.5').yearsUsed).toEqual({ from: 2.5, to: 9 });
  });

  it('keeps the valid end of a range when the other end is not valid', () => {
    expect(parse('price=50000-many').price).toEqual({ from: 50_000, to: null });
    expect(parse('year=1-1999').purchaseYear).toEqual({ from: null, to: 1999 });
  });

  it('removes repeated values, even when a place is spelled in two ways', () => {
    expect(parse('brand=2&brand=1&brand=2&at=Mirpur+10&at=MIRPUR-10&at=মিরপুর&cond=Good&cond=Good')).toMatchObject({
      brands: ['2', '1'],
      conditions: ['Good'],
      locations: ['Mirpur 10', 'মিরপুর'],
    });
  });

  it('returns at most 20 values of a filter and 100 characters of the text', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `brand=${at}&at=place${at}`).join('&');
    const query = parse(`${many}&q=${encodeURIComponent('👾'.repeat(5000))}`);
    expect(query.brands).toHaveLength(20);
    expect(query.locations).toHaveLength(20);
    expect(query.text).toBe('👾'.repeat(100));
  });

  it('returns only places for which the URL has less than 6,000 characters, with the longest text and brands', () => {
    const places = Array.from({ length: 25 }, (_, at) => `${'ক'.repeat(98)}${String.fromCodePoint(0x0995 + at)}`);
    const brands = Array.from({ length: 20 }, (_, at) => `${'b'.repeat(38)}${at + 10}`);
    const query = parseQuery(
      new URLSearchParams([
        ...places.map((place) => ['at', place]),
        ...brands.map((brand) => ['brand', brand]),
        ['q', '👾'.repeat(100)],
      ]),
    );
    expect(query.locations).toEqual(places.slice(0, 3));
    expect(String(formatQuery(query)).length).toBeLessThan(6_000);
    expect(fitsInUrl(query)).toBe(true);
    expect(fitsInUrl({ ...query, locations: places.slice(0, 4) })).toBe(false);
    expect(fitsInUrl({ ...query, locations: ['Mirpur', ...query.locations] })).toBe(true);
    expect(fitsInUrl({ ...query, brands: [...brands, '1'] })).toBe(false);
  });

  it('returns for any URL a query that formatQuery can write and parseQuery can read again', () => {
    const name = fc.constantFrom('q', 'brand', 'cond', 'at', 'price', 'year', 'used', 'verified', 'priced', 'sort');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        const query = parseQuery(new URLSearchParams(entries));
        expect(parseQuery(formatQuery(query))).toEqual(query);
      }),
      { seed: 20_261_125 },
    );
  });
});
