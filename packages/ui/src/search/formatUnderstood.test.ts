import { type Meaning, type UnderstoodPart, understand } from '@second-gear/domain/search';
import { expect, test } from 'vitest';
import { enSearch } from '../copy/bikes/search.ts';
import { bnSearch } from '../copy/bn/bikes/search.ts';
import { formatUnderstood } from './formatUnderstood.ts';

const limits: Meaning[] = [
  { kind: 'maxPrice', value: 55_000 },
  { kind: 'minPrice', value: 450_500 },
  { kind: 'priceRange', value: { from: 50_000, to: 120_000 } },
  { kind: 'yearRange', value: { from: 1972, to: 1972 } },
  { kind: 'yearRange', value: { from: 1980, to: 1990 } },
  { kind: 'yearRange', value: { from: 1980, to: null } },
  { kind: 'yearRange', value: { from: null, to: 1990 } },
  { kind: 'usedRange', value: { from: null, to: 25 } },
  { kind: 'usedRange', value: { from: 1.5, to: null } },
  { kind: 'usedRange', value: { from: 10, to: 20 } },
  { kind: 'engineRange', value: { from: null, to: 149 } },
  { kind: 'engineRange', value: { from: 350, to: null } },
  { kind: 'engineRange', value: { from: 100, to: 125 } },
];

test.each([enSearch, bnSearch].flatMap(({ search }) => limits.map((limit) => ({ limit, search }))))(
  'the search reads its own words for $limit.kind $limit.value again [R10.16j]',
  ({ limit, search }) => {
    const text = formatUnderstood(
      { ...limit, text: '', from: 0, to: 0, isAlternative: false, isExcluded: false },
      search,
    );
    const read: UnderstoodPart[] = [...understand(text).parts];
    expect(read.map(({ kind, value }) => ({ kind, value }))).toEqual([limit]);
  },
);
