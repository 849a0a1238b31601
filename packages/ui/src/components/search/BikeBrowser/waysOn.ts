import { escapeRegExp, type SearchQuery } from '@second-gear/domain';
import type { Exclusion, NearBikes, UnderstoodPart } from '@second-gear/domain/search';
import type { SearchCopy } from '../../../copy/bikes/search.ts';
import { formatUnderstood } from '../../../search/formatUnderstood.ts';
import type { Chip } from './useChips.ts';

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
  chips: readonly Chip[];
  loosened: readonly { part: UnderstoodPart; limit: Loosened; rest: string; query: SearchQuery }[];
  some: readonly NearBikes[];
  parts: readonly UnderstoodPart[];
  text: string;
  withText: (text: string) => SearchQuery;
  copy: SearchCopy['search'];
};

/** A looser limit first, then without one part, then without a word. */
export const waysOn = ({ chips, loosened, some, parts, text, withText, copy }: Options): WayOn[] => {
  const { without } = copy.nothingFound;
  const maxWays = maxWaysWith(some);
  const limits = new Set(parts.filter(({ kind }) => kind !== 'words').map((part) => part.text));
  return [
    ...loosened.map(({ part, limit, rest, query }) => ({ label: describeLoosened(part, limit, rest, copy), query })),
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
  ].slice(0, maxWays);
};
