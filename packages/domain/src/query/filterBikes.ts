import { conditions } from '@second-gear/contract';
import type { BikeFacts } from '../bikes/bikeFacts.ts';
import { type Places, placesOf, toPlaceKey } from '../bikes/places.ts';
import { foldText } from '../text/foldText.ts';
import { visitAll, type Work } from '../work.ts';
import { type PriceFacet, priceFacet, rangeOf } from './numberFacets.ts';
import { type FilterName, filterFields } from './oneFilter.ts';
import type { NumberRange, SearchableBike, SearchQuery } from './searchQuery.ts';

type TextMatches = { has(bike: SearchableBike): boolean };

/** `count` is the number of bikes if only this value of the filter is selected. */
export type FacetOption = { value: string; label: string; count: number };

export type Facets = {
  brands: FacetOption[];
  conditions: FacetOption[];
  /** All places of the bikes, the most frequent first. Places without a bike that passes the other filters are last. */
  locations: FacetOption[];
  /** How many bikes that pass all other filters are of verified sellers. */
  verified: number;
  /** How many bikes that pass all other filters have a readable price. */
  priced: number;
  /**
   * Of the bikes that pass all other filters, in BDT. The last part of the histogram also counts the bikes above `max`.
   */
  price: PriceFacet | null;
  purchaseYear: { min: number; max: number } | null;
  yearsUsed: { min: number; max: number } | null;
};

export type ActiveFilter = {
  /** The name of the filter, such as 'price', and the value of a filter with a list of values: 'brand:3'. */
  id: string;
  kind: FilterName;
  /** The value of this filter: a category id, a condition or a place. Null if the filter has no list of values. */
  value: string | null;
  /** How many bikes the query finds without this filter. */
  countWithout: number;
};

export type FilteredBikes = {
  bikes: SearchableBike[];
  /** Counts the options. This is work of its own, because the filters are closed while most results are shown. */
  countFacets(): Work<Facets>;
  activeFilters: ActiveFilter[];
};

const filterNames = Object.keys(filterFields) as FilterName[];

type Test = (bike: SearchableBike, facts: BikeFacts) => boolean;

const isOpen = ({ from, to }: NumberRange): boolean => from === null && to === null;

const isWithin = (value: number | null, { from, to }: NumberRange): boolean =>
  value !== null && (from === null || value >= from) && (to === null || value <= to);

const rangeTest = (range: NumberRange, read: (facts: BikeFacts) => number | null): Test | null =>
  isOpen(range) ? null : (_, facts) => isWithin(read(facts), range);

const listTest = (
  values: readonly string[],
  has: (value: string, bike: SearchableBike, facts: BikeFacts) => boolean,
) =>
  values.length === 0
    ? null
    : (bike: SearchableBike, facts: BikeFacts) => values.some((value) => has(value, bike, facts));

const hasValue = {
  brand: (id, bike) => bike.category_id === id,
  condition: (condition, _, facts) => facts.condition === foldText(condition),
  location: (place, bike) => placesOf(bike).keys.has(toPlaceKey(place)),
} satisfies Record<string, (value: string, bike: SearchableBike, facts: BikeFacts) => boolean>;

/** Null for a filter that is not set. */
const testsOf = (query: SearchQuery, matches: TextMatches | null): Record<FilterName, Test | null> => ({
  text: matches && ((bike) => matches.has(bike)),
  brand: listTest(query.brands, hasValue.brand),
  condition: listTest(query.conditions, hasValue.condition),
  location: listTest(query.locations.map(toPlaceKey), (key, bike) => placesOf(bike).keys.has(key)),
  price: rangeTest(query.price, ({ price }) => price),
  purchaseYear: rangeTest(query.purchaseYear, ({ purchaseYear }) => purchaseYear),
  yearsUsed: rangeTest(query.yearsUsed, ({ yearsUsed }) => yearsUsed),
  verified: query.verifiedOnly ? ({ isVerified }) => isVerified : null,
  priced: query.pricedOnly ? (_, { price }) => price !== null : null,
});

type Candidate = { bike: SearchableBike; facts: BikeFacts };

type Division = {
  all: readonly Candidate[];
  /** Those that pass all filters except this one. */
  failing(name: FilterName): readonly Candidate[];
  /** Those that pass all other filters, whether they pass this one or not. */
  leftByOthers(name: FilterName): readonly Candidate[];
};

function* divide(candidates: readonly Candidate[], tests: Record<FilterName, Test | null>): Work<Division> {
  const active = filterNames.flatMap((name) => (tests[name] ? [{ name, test: tests[name] }] : []));
  const all: Candidate[] = [];
  const failingOnly = new Map<FilterName, Candidate[]>(active.map(({ name }) => [name, []]));
  yield* visitAll(candidates, (candidate) => {
    let failed: FilterName | null = null;
    let failures = 0;
    for (const { name, test } of active) {
      if (test(candidate.bike, candidate.facts)) continue;
      failed = name;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures === 0) all.push(candidate);
    else if (failures === 1 && failed) failingOnly.get(failed)?.push(candidate);
  });
  const failing = (name: FilterName): readonly Candidate[] => failingOnly.get(name) ?? [];
  return {
    all,
    failing,
    leftByOthers: (name: FilterName) => (failing(name).length > 0 ? [...all, ...failing(name)] : all),
  };
}

const countBy = <Key>(left: readonly Candidate[], toKey: (candidate: Candidate) => Key): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const candidate of left) {
    const key = toKey(candidate);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const brandFacet = (candidates: readonly Candidate[], left: readonly Candidate[]): FacetOption[] => {
  const labels = new Map<string, string>();
  for (const { bike } of candidates) if (!labels.has(bike.category_id)) labels.set(bike.category_id, bike.brandName);
  const counts = countBy(left, ({ bike }) => bike.category_id);
  return [...labels].map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }));
};

const conditionFacet = (left: readonly Candidate[]): FacetOption[] => {
  const counts = countBy(left, ({ facts }) => facts.condition);
  return conditions.map((value) => ({ value, label: value, count: counts.get(foldText(value)) ?? 0 }));
};

const add = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count);
};

/** The places of a location are read when they are counted for the first time, which takes long. */
function* countPlaces(left: readonly Candidate[]): Work<ReadonlyMap<Places, number>> {
  const counts = new Map<Places, number>();
  yield* visitAll(left, ({ bike }) => {
    const places = placesOf(bike);
    counts.set(places, (counts.get(places) ?? 0) + 1);
  });
  return counts;
}

const commonest = (names: ReadonlyMap<string, number>): string =>
  [...names].reduce((best, other) => (other[1] > best[1] ? other : best), ['', 0])[0];

function* locationFacet(
  candidates: readonly Candidate[],
  left: readonly Candidate[],
  selected: readonly string[],
): Work<FacetOption[]> {
  const counts = new Map<string, number>();
  yield* visitAll([...(yield* countPlaces(left))], ([places, count]) => {
    for (const key of places.keys) add(counts, key, count);
  });
  const spellings = new Map<string, Map<string, number>>();
  yield* visitAll([...(yield* countPlaces(candidates))], ([places, count]) => {
    for (const [key, name] of places.names) {
      const names = spellings.get(key) ?? new Map<string, number>();
      spellings.set(key, names);
      add(names, name, count);
    }
  });
  for (const place of selected) {
    const key = toPlaceKey(place);
    if (!spellings.has(key)) spellings.set(key, new Map([[place, 1]]));
  }
  return [...spellings]
    .map(([key, names]) => ({ label: commonest(names), count: counts.get(key) ?? 0 }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    .map(({ label, count }) => ({ value: label, label, count }));
}

const numbersOf = (left: readonly Candidate[], read: (facts: BikeFacts) => number | null): number[] => {
  const numbers: number[] = [];
  for (const { facts } of left) {
    const number = read(facts);
    if (number !== null) numbers.push(number);
  }
  return numbers;
};

function* facetsOf(candidates: readonly Candidate[], query: SearchQuery, { leftByOthers }: Division): Work<Facets> {
  const brands = brandFacet(candidates, leftByOthers('brand'));
  yield;
  const conditionCounts = conditionFacet(leftByOthers('condition'));
  yield;
  const locations = yield* locationFacet(candidates, leftByOthers('location'), query.locations);
  const verified = leftByOthers('verified').filter(({ bike }) => bike.isVerified).length;
  const priced = leftByOthers('priced').filter(({ facts }) => facts.price !== null).length;
  yield;
  const price = priceFacet(numbersOf(leftByOthers('price'), (facts) => facts.price));
  yield;
  const purchaseYear = rangeOf(numbersOf(leftByOthers('purchaseYear'), (facts) => facts.purchaseYear));
  const yearsUsed = rangeOf(numbersOf(leftByOthers('yearsUsed'), (facts) => facts.yearsUsed));
  return { brands, conditions: conditionCounts, locations, verified, priced, price, purchaseYear, yearsUsed };
}

const activeFiltersOf = (query: SearchQuery, { all, failing, leftByOthers }: Division): ActiveFilter[] =>
  filterNames.flatMap((kind): ActiveFilter[] => {
    if (kind === 'brand' || kind === 'condition' || kind === 'location') {
      const values: readonly string[] = query[filterFields[kind]];
      return values.map((value) => {
        const others = values.filter((other) => other !== value);
        const test = listTest(others, hasValue[kind]);
        return {
          id: `${kind}:${value}`,
          kind,
          value,
          countWithout: leftByOthers(kind).filter(({ bike, facts }) => test === null || test(bike, facts)).length,
        };
      });
    }
    const chosen = query[filterFields[kind]];
    const isSet = typeof chosen === 'object' ? !isOpen(chosen) : Boolean(chosen);
    return isSet ? [{ id: kind, kind, value: null, countWithout: all.length + failing(kind).length }] : [];
  });

/** @param matches the bikes that match the text of the query; null if the query has no text */
export function* filterBikes(
  candidates: readonly Candidate[],
  query: SearchQuery,
  matches: TextMatches | null,
): Work<FilteredBikes> {
  const division = yield* divide(candidates, testsOf(query, matches));
  return {
    bikes: division.all.map(({ bike }) => bike),
    countFacets: () => facetsOf(candidates, query, division),
    activeFilters: activeFiltersOf(query, division),
  };
}
