import type { NumberRange, SearchQuery } from '@second-gear/domain';
import type { SearchCopy } from '../copy/bikes/search.ts';
import { groupDigits } from '../lib/format.ts';

export type BrandName = (categoryId: string) => string;

type Options = { copy: SearchCopy['search']; brandName: BrandName; place: (name: string) => string };

const isSet = ({ from, to }: NumberRange): boolean => from !== null || to !== null;

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
    isSet(query.price) && describeRange(query.price, groupDigits, words.price),
    query.conditions.length > 0 && words.conditions(query.conditions.map(words.condition).join(', ')),
    query.locations.length > 0 && words.locations(query.locations.map(place).join(', ')),
    isSet(query.purchaseYear) && describeRange(query.purchaseYear, String, words.purchaseYear),
    isSet(query.yearsUsed) && describeRange(query.yearsUsed, String, words.yearsUsed),
    query.verifiedOnly && words.verifiedOnly,
    query.pricedOnly && words.pricedOnly,
  ].filter((part) => typeof part === 'string' && part !== '') as string[];
};

/** 'Yamaha under 1,50,000'. '' if the query has no text and no filter. */
export const describeQuery = (query: SearchQuery, options: Options): string => partsOf(query, options).join(' ');
