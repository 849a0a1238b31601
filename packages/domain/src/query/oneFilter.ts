import type { ActiveFilter } from './filterBikes.ts';
import { emptyQuery, type SearchQuery } from './searchQuery.ts';

type OneFilter = Pick<ActiveFilter, 'kind' | 'value'>;

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

export const onlyFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => ({
  ...emptyQuery,
  [fields[kind]]: value === null ? query[fields[kind]] : [value],
});

export const withoutFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => {
  const field = fields[kind];
  const values = query[field];
  return {
    ...query,
    [field]: Array.isArray(values) ? values.filter((other) => other !== value) : emptyQuery[field],
  };
};

export const withoutFilters = ({ sort }: SearchQuery): SearchQuery => ({ ...emptyQuery, sort });
