import type { NumberRange, SearchableBike, SearchQuery } from '@second-gear/domain';
import { useMemo } from 'react';
import { useFormats } from '../components/bikes/BikeCard/useFormats.ts';
import { type SearchCopy, useSearchCopy } from '../copy/bikes/search.ts';
import { useCopy } from '../copy/useCopy.ts';
import { groupDigits } from '../lib/format.ts';

type Options = {
  copy: SearchCopy['search'];
  brandName: (categoryId: string) => string;
  place: (name: string) => string;
};

/** '' if neither end is set. */
const describeRange = (
  { from, to }: NumberRange,
  format: (value: number) => string,
  words: { between(from: string, to: string): string; from(from: string): string; upTo(to: string): string },
): string => {
  if (from !== null && to !== null) return words.between(format(from), format(to));
  if (to !== null) return words.upTo(format(to));
  return from === null ? '' : words.from(format(from));
};

/** In the order in which they make a sentence. The sort order is not a part. */
const partsOf = (query: SearchQuery, { copy: { words }, brandName, place }: Options): string[] => {
  const text = query.text.trim();
  return [
    text && words.text(text),
    query.brands.map((id) => words.brand(brandName(id))).join(', '),
    describeRange(query.price, groupDigits, words.price),
    query.conditions.length > 0 && words.conditions(query.conditions.map(words.condition).join(', ')),
    query.locations.length > 0 && words.locations(query.locations.map(place).join(', ')),
    describeRange(query.purchaseYear, String, words.purchaseYear),
    describeRange(query.yearsUsed, String, words.yearsUsed),
    query.verifiedOnly && words.verifiedOnly,
    query.pricedOnly && words.pricedOnly,
  ].filter((part) => typeof part === 'string' && part !== '') as string[];
};

/** 'Yamaha under 1,50,000'. '' if the query has no text and no filter. */
export const describeQuery = (query: SearchQuery, options: Options): string => partsOf(query, options).join(' ');

/** Until the bikes with their brand names have loaded, an unknown brand is an ellipsis. */
export const useDescribeQuery = (bikes: readonly SearchableBike[], isLoading: boolean) => {
  const { search: copy } = useSearchCopy();
  const { categories } = useCopy();
  const { place } = useFormats();
  const names = useMemo(
    () => new Map([...Object.entries(categories), ...bikes.map((bike) => [bike.category_id, bike.brandName] as const)]),
    [bikes, categories],
  );
  const brandName = (id: string) => names.get(id) ?? (isLoading ? '…' : id);
  return (query: SearchQuery): string => describeQuery(query, { copy, brandName, place });
};
