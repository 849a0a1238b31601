import type { ActiveFilter } from '../lib/filterBikes.ts';
import { emptyQuery, type SearchQuery } from '../searchQuery.ts';

export type OneFilter = Pick<ActiveFilter, 'kind' | 'value'>;

const fields = {
  text: 'text',
  brand: 'brands',
  condition: 'conditions',
  location: 'locations',
  price: 'price',
  purchaseYear: 'purchaseYear',
  yearsUsed: 'yearsUsed',
  verified: 'verifiedOnly',
  priced: 'pricedOnly',
} as const satisfies Record<OneFilter['kind'], keyof SearchQuery>;

/** The query with only one of its filters. */
export const onlyFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => ({
  ...emptyQuery,
  [fields[kind]]: value === null ? query[fields[kind]] : [value],
});

/** The query without one of its filters. */
export const withoutFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => {
  const field = fields[kind];
  const values = query[field];
  return {
    ...query,
    [field]: Array.isArray(values) ? values.filter((other) => other !== value) : emptyQuery[field],
  };
};

/** The query without all filters, in the same order. */
export const withoutFilters = ({ sort }: SearchQuery): SearchQuery => ({ ...emptyQuery, sort });
