import { sortOrders } from '@second-gear/domain';
import type { UnderstoodPart } from '@second-gear/domain/search';
import type { SearchCopy } from '../copy/bikes/search.ts';
import { groupDigits } from '../lib/format.ts';

/** 'cg 125' becomes 'CG 125', and 'bullet 350' becomes 'Bullet 350'. */
const toModelName = (run: string): string =>
  run
    .split(' ')
    .map((word) => (word.length > 3 ? word.charAt(0).toUpperCase() + word.slice(1) : word.toUpperCase()))
    .join(' ');

/** 'up to 1,20,000 BDT', 'not Honda'. */
export const formatUnderstood = (part: UnderstoodPart, copy: SearchCopy['search']): string => {
  const meaning = formatMeaning(part, copy);
  return part.isExcluded ? copy.not(meaning) : meaning;
};

const formatMeaning = (
  part: UnderstoodPart,
  { understood: words, sortOrders: orders }: SearchCopy['search'],
): string => {
  switch (part.kind) {
    case 'brand':
      return words.name(part.value);
    case 'place':
      return words.place(part.value, part.value.number);
    case 'model':
      return words.model(toModelName(part.value));
    case 'maxPrice':
      return words.maxPrice(groupDigits(part.value));
    case 'minPrice':
      return words.minPrice(groupDigits(part.value));
    case 'priceRange':
      return words.priceRange(groupDigits(part.value.from), groupDigits(part.value.to));
    case 'condition':
      return words.condition(part.value);
    case 'yearRange': {
      const { from, to } = part.value;
      if (from !== null && to !== null)
        return from === to ? words.year(String(from)) : words.years(String(from), String(to));
      return from === null ? words.untilYear(String(to)) : words.fromYear(String(from));
    }
    case 'usedRange': {
      const { from, to } = part.value;
      if (from !== null && to !== null) return words.usedRange(String(from), String(to));
      return from === null ? words.usedUpTo(String(to)) : words.usedFrom(String(from));
    }
    case 'engineRange': {
      const { from, to } = part.value;
      if (from !== null && to !== null) return words.engineRange(String(from), String(to));
      return from === null ? words.engineUpTo(String(to)) : words.engineFrom(String(from));
    }
    case 'verified':
      return words.verified;
    case 'sort':
      return words.sorted(orders[sortOrders.find((order) => order === part.value) ?? 'match']);
    case 'seller':
      return words.seller(part.text);
    case 'words':
      return words.words(part.text);
  }
};
