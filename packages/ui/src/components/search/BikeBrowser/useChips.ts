import { escapeRegExp, onlyFilter, type SearchQuery, withoutFilter } from '@second-gear/domain';
import type { Exclusion, NearBikes, UnderstoodPart } from '@second-gear/domain/search';
import { type SearchCopy, useSearchCopy } from '../../../copy/bikes/search.ts';
import { isolateText } from '../../../language/isolateText.ts';
import { formatUnderstood } from '../../../search/formatUnderstood.ts';
import type { SearchResult } from '../../../search/useBikeSearch.ts';

/** Something that was understood of the text, or a filter. */
type Chip = {
  id: string;
  label: string;
  /** The number of bikes that the query finds without this part, if it finds none with it. */
  countWithout: number;
  without: SearchQuery;
};

export type WayOn = { label: string; query: SearchQuery };

/** More ways would hide the bikes that nearly match, which follow them. */
const maxWaysWith = (some: readonly NearBikes[]): number => (some.length > 0 ? 2 : 4);

type Loosened = NonNullable<Exclusion['loosened']>;

const pricesOf = (part: UnderstoodPart): { from?: number; to?: number } => {
  if (part.kind === 'priceRange') return part.value;
  if (part.kind === 'maxPrice') return { to: part.value };
  return part.kind === 'minPrice' ? { from: part.value } : {};
};

/** Says how many bikes are near a limit. If none is near, says the nearest price of a bike with the `rest` of the words. */
const describeLoosened = (
  part: UnderstoodPart,
  { part: limit, count, isNear }: Loosened,
  rest: string,
  copy: SearchCopy['search'],
): string => {
  const { nothingFound } = copy;
  const [wanted, found] = [pricesOf(part), pricesOf(limit)];
  if (wanted.to !== undefined && found.to !== undefined && found.to !== wanted.to)
    return isNear ? nothingFound.littleAbove(wanted.to, count) : nothingFound.lowestPrice(found.to, rest);
  if (wanted.from !== undefined && found.from !== undefined)
    return isNear ? nothingFound.littleBelow(wanted.from, count) : nothingFound.highestPrice(found.from, rest);
  return nothingFound.loosened(formatUnderstood(limit, copy), count);
};

/** The words have to be between spaces or signs. */
const withoutWords = (text: string, words: string): string =>
  words
    .split(/\s+/)
    .reduce(
      (rest, word) =>
        rest.replace(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapeRegExp(word)}(?![\\p{L}\\p{M}\\p{N}])`, 'giu'), ' '),
      text,
    )
    .replace(/\s+/g, ' ')
    .trim();

type Options = {
  query: SearchQuery;
  result: Pick<SearchResult, 'understood' | 'activeFilters' | 'excludedBy' | 'some'>;
  describe: (query: SearchQuery) => string;
};

const replaceSlice = (text: string, { from, to }: UnderstoodPart, words = ''): string =>
  `${text.slice(0, from)}${words}${text.slice(to)}`.replace(/\s+/g, ' ').trim();

/** The chips of a query, and looser searches: a looser limit first, then without one part, then without a word. */
export const useChips = ({ query, result, describe }: Options) => {
  const { search: copy } = useSearchCopy();
  const { understood, activeFilters, excludedBy, some } = result;
  const text = understood?.text ?? '';
  const parts = understood?.parts ?? [];
  const withText = (next: string): SearchQuery => ({ ...query, text: next, exact: query.exact && next !== '' });
  const chipOf = (part: UnderstoodPart, at: number): Chip => {
    const label = formatUnderstood(part, copy);
    return {
      id: `part:${at}`,
      label: part.isAlternative ? copy.or(label) : label,
      countWithout: excludedBy.find((one) => one.part === part)?.count ?? 0,
      without: withText(replaceSlice(text, part)),
    };
  };
  const chips: Chip[] = [
    ...parts.map(chipOf),
    ...activeFilters
      .filter(({ kind }) => kind !== 'text')
      .map((filter) => ({
        ...filter,
        label: describe(onlyFilter(query, filter)),
        without: withoutFilter(query, filter),
      })),
  ];
  const { without } = copy.nothingFound;
  const maxWays = maxWaysWith(some);
  const limits = new Set(parts.filter(({ kind }) => kind !== 'words').map((part) => part.text));
  const ways: WayOn[] = [
    ...excludedBy.flatMap(({ part, loosened }) => {
      if (!loosened) return [];
      const label = describeLoosened(part, loosened, isolateText(replaceSlice(text, part)), copy);
      return [{ label, query: withText(replaceSlice(text, part, formatUnderstood(loosened.part, copy))) }];
    }),
    ...chips
      .filter(({ countWithout }) => countWithout > 0)
      .toSorted((one, other) => other.countWithout - one.countWithout)
      .map(({ label, countWithout, without: query }) => ({ label: without(label, countWithout), query })),
    ...some
      .filter(({ missing }) => !limits.has(missing))
      .slice(0, maxWays)
      .map(({ missing, bikes }) => ({
        label: without(copy.understood.words(missing), bikes.length),
        query: withText(withoutWords(text, missing)),
      })),
  ];
  return {
    chips,
    /** A search for exactly the words finds other bikes then. */
    hasMeaning: parts.some(({ kind }) => kind !== 'words'),
    ways: ways.slice(0, maxWays),
  };
};
