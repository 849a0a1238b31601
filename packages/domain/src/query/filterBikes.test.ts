import { bikes } from '@second-gear/fixtures';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../bikes/bikeFacts.ts';
import { finish } from '../work.ts';
import { filterBikes } from './filterBikes.ts';
import { withoutFilter } from './oneFilter.ts';
import { emptyQuery, type SearchableBike, type SearchQuery } from './searchQuery.ts';

const build = (
  _id: string,
  category_id: string,
  resaleValue: string,
  condition: string,
  location: string,
  purchaseYear: string,
  usedYears: string,
  isVerified = false,
) => {
  const values = { _id, category_id, resaleValue, condition, location, purchaseYear, usedYears, isVerified };
  const bike: SearchableBike = { ...bikes.available, brandName: category_id === '2' ? 'Yamaha' : 'Honda', ...values };
  return { bike, facts: factsOf(bike) };
};

const list = [
  build('rx', '2', '1.2 lakh', 'Good', 'Mirpur 10, Dhaka', '1996', '30', true),
  build('dt', '2', '180000', 'Fair', 'Mirpur 11, Dhaka', '1985', '41'),
  build('fs', '2', 'ask', 'Good', 'mirpur 10, Dhaka', '1980', 'many'),
  build('cg', '1', '১,৬৫,০০০', 'Excellent', 'Dhanmondi, Dhaka', '2004', '22', true),
  build('cd', '1', '78000', 'Fair', 'Halishahar, Chattogram', '', '28'),
];

const search = (query: Partial<SearchQuery>, text?: string[]) => {
  const { countFacets, ...result } = finish(
    filterBikes(
      list,
      { ...emptyQuery, text: text ? 'text' : '', ...query },
      text ? { has: ({ _id }) => text.includes(_id) } : null,
    ),
  );
  return { ...result, facets: finish(countFacets()) };
};
const found = (query: Partial<SearchQuery>, text?: string[]) => search(query, text).bikes.map(({ _id }) => _id);
const counts = (options: { label: string; count: number }[]) =>
  Object.fromEntries(options.map(({ label, count }) => [label, count]));

describe('the bikes of filterBikes', () => {
  it.each<[Partial<SearchQuery>, string[]]>([
    [{}, ['rx', 'dt', 'fs', 'cg', 'cd']],
    [{ brands: ['2'] }, ['rx', 'dt', 'fs']],
    [{ brands: ['1', '2'] }, ['rx', 'dt', 'fs', 'cg', 'cd']],
    [{ brands: ['9'] }, []],
    [{ conditions: ['Good', 'Excellent'] }, ['rx', 'fs', 'cg']],
    [{ locations: ['Mirpur'] }, ['rx', 'dt', 'fs']],
    [{ locations: ['MIRPUR ১০'] }, ['rx', 'fs']],
    [{ locations: ['Mirpur 1'] }, []],
    [{ locations: ['Mirpur 10', 'Chattogram'] }, ['rx', 'fs', 'cd']],
    [{ price: { from: null, to: 150_000 } }, ['rx', 'cd']],
    [{ price: { from: 165_000, to: null } }, ['dt', 'cg']],
    [{ price: { from: 120_000, to: 165_000 } }, ['rx', 'cg']],
    [{ purchaseYear: { from: 1985, to: 1996 } }, ['rx', 'dt']],
    [{ yearsUsed: { from: null, to: 28 } }, ['cg', 'cd']],
    [{ verifiedOnly: true }, ['rx', 'cg']],
    [{ pricedOnly: true }, ['rx', 'dt', 'cg', 'cd']],
    [{ brands: ['2'], price: { from: null, to: 150_000 }, locations: ['Mirpur'], verifiedOnly: true }, ['rx']],
  ])('are those that pass all filters, in the order of the list: %o', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('are only those that match the text when the query has a text', () => {
    expect(found({}, ['cg', 'rx'])).toEqual(['rx', 'cg']);
    expect(found({ brands: ['1'] }, ['cg', 'rx'])).toEqual(['cg']);
  });
});

describe('the facets of filterBikes', () => {
  it('count for each option the bikes that pass all other filters', () => {
    const { facets } = search({ brands: ['2'], conditions: ['Good'] });
    expect(counts(facets.brands)).toEqual({ Yamaha: 2, Honda: 0 });
    expect(counts(facets.conditions)).toEqual({ Excellent: 0, Good: 2, Fair: 1 });
    expect([facets.verified, facets.priced]).toEqual([1, 1]);
  });

  it('count for each option as many bikes as the search finds when this option is selected', () => {
    const query = { conditions: ['Good', 'Fair'], pricedOnly: true } as const;
    const { facets } = search(query);
    for (const { value, count } of facets.brands) expect(found({ ...query, brands: [value] })).toHaveLength(count);
    for (const { value, count } of facets.locations)
      expect(found({ ...query, locations: [value] })).toHaveLength(count);
    expect(found({ ...query, verifiedOnly: true })).toHaveLength(facets.verified);
  });

  it('list the most frequent place first and in its usual spelling, and list Mirpur beside Mirpur 10 and 11', () => {
    const { facets } = search({});
    expect(facets.locations.map(({ label, count }) => [label, count])).toEqual([
      ['Dhaka', 4],
      ['Mirpur', 3],
      ['Mirpur 10', 2],
      ['Chattogram', 1],
      ['Dhanmondi', 1],
      ['Halishahar', 1],
      ['Mirpur 11', 1],
    ]);
  });

  it('list a place with the count 0 when no bike of the place passes the other filters [R10.12]', () => {
    const { facets } = search({ brands: ['2'] });
    expect(facets.locations.at(0)).toMatchObject({ label: 'Dhaka', count: 3 });
    expect(counts(facets.locations)).toMatchObject({ Dhanmondi: 0, Halishahar: 0, Chattogram: 0 });
  });

  it('list a selected place when no bike is in this place', () => {
    const { facets } = search({ locations: ['sylhet', 'DHAKA'] });
    expect(facets.locations.at(0)).toEqual({ value: 'Dhaka', label: 'Dhaka', count: 4 });
    expect(facets.locations.at(-1)).toEqual({ value: 'sylhet', label: 'sylhet', count: 0 });
  });

  it('contain the lowest and the highest price, year and years used of the bikes that pass all other filters', () => {
    const { facets } = search({ brands: ['2'], price: { from: null, to: 150_000 } });
    expect(facets.price).toMatchObject({ min: 120_000, max: 180_000 });
    expect(facets.purchaseYear).toEqual({ min: 1996, max: 1996 });
    expect(facets.yearsUsed).toEqual({ min: 30, max: 30 });
    expect(search({ brands: ['9'] }).facets).toMatchObject({ price: null, purchaseYear: null, yearsUsed: null });
  });
});

describe('the active filters of filterBikes', () => {
  const active = (query: Partial<SearchQuery>, text?: string[]) =>
    search(query, text).activeFilters.map(({ id, countWithout }) => [id, countWithout]);

  it('are an empty list when only the order is set', () => {
    expect(active({ sort: 'year' })).toEqual([]);
  });

  it('have for each filter the number of bikes that the search finds without it', () => {
    const query: Partial<SearchQuery> = {
      brands: ['2', '1'],
      conditions: ['Good'],
      locations: ['Mirpur 10', 'Dhanmondi'],
      price: { from: null, to: 150_000 },
      purchaseYear: { from: 1990, to: null },
      yearsUsed: { from: null, to: 35 },
      verifiedOnly: true,
      pricedOnly: true,
    };
    const { activeFilters } = search(query);
    expect(activeFilters.map(({ id }) => id)).toEqual([
      'brand:2',
      'brand:1',
      'condition:Good',
      'location:Mirpur 10',
      'location:Dhanmondi',
      'price',
      'purchaseYear',
      'yearsUsed',
      'verified',
      'priced',
    ]);
    for (const filter of activeFilters)
      expect(found(withoutFilter({ ...emptyQuery, ...query }, filter))).toHaveLength(filter.countWithout);
  });

  it('have the same numbers when the search with all filters finds nothing', () => {
    expect(found({ brands: ['2'], price: { from: null, to: 100_000 } })).toEqual([]);
    expect(active({ brands: ['2'], price: { from: null, to: 100_000 } })).toEqual([
      ['brand:2', 1],
      ['price', 3],
    ]);
  });

  it('contain the text of the query when the query has a text', () => {
    const [text] = search({ brands: ['1'] }, ['rx']).activeFilters;
    expect(text).toMatchObject({ id: 'text', kind: 'text', value: null, countWithout: 2 });
  });
});
