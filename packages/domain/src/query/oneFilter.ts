import { emptyQuery, type SearchQuery } from './searchQuery.ts';

/** The field of the query for each filter. */
export const filterFields = {
  text: 'text',
  brand: 'brands',
  condition: 'conditions',
  location: 'locations',
  price: 'price',
  purchaseYear: 'purchaseYear',
  yearsUsed: 'yearsUsed',
  verified: 'verifiedOnly',
  priced: 'pricedOnly',
} as const satisfies Record<string, keyof SearchQuery>;

export type FilterName = keyof typeof filterFields;

/** `value` is null for a filter without a list of values. */
type OneFilter = { kind: FilterName; value: string | null };

export const onlyFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => ({
  ...emptyQuery,
  [filterFields[kind]]: value === null ? query[filterFields[kind]] : [value],
});

export const withoutFilter = (query: SearchQuery, { kind, value }: OneFilter): SearchQuery => {
  const field = filterFields[kind];
  const values = query[field];
  return {
    ...query,
    [field]: Array.isArray(values) ? values.filter((other) => other !== value) : emptyQuery[field],
  };
};

export const withoutFilters = ({ sort }: SearchQuery): SearchQuery => ({ ...emptyQuery, sort });
