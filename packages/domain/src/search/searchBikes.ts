import type { SearchableBike } from '../query/searchQuery.ts';
import { foldText, toWords } from '../text/foldText.ts';
import { visitAll, type Work } from '../work.ts';
import { type LimitGroup, toGroups } from './limits.ts';
import { loosen } from './loosen.ts';
import type { IndexEntry, SearchIndex } from './searchIndex.ts';
import type { BikesFound, Exclusion, NamedPlace, NearBikes, UnderstoodPart, UnderstoodQuery } from './understood.ts';
import type { FoundBikes } from './wordIndex.ts';

/** A word of the query, or several words of which a bike must have one. */
type WordGroup = { words: readonly string[]; bikes: FoundBikes; marks: readonly string[] };

/** Says how much a bike mentions a place. If no bike is at the place, these bikes are first among the near ones. */
const mentionsOf = (index: SearchIndex, { name, banglaName }: NamedPlace): ((number: number) => number) => {
  const found = [name, banglaName].map((spelling) =>
    toWords(spelling).map((word) => index.words.search(word, false, false)),
  );
  // All words of a name must be there: "Elephant Road" is more than a road.
  return (number) =>
    Math.max(...found.map((ofWords) => Math.min(...ofWords.map(({ bikes }) => bikes.get(number) ?? 0))));
};

type Fit = {
  /** How many limits the bike fails, and the position of the last one. */
  failures: number;
  failed: number;
  /** A bit for each group of words that the bike lacks. */
  missing: number;
  score: number;
};

type Matcher = {
  has(bike: SearchableBike): boolean;
  /** Null for a bike that the index does not have. */
  fitOf(bike: SearchableBike): Fit | null;
  limits: readonly LimitGroup[];
  words: readonly WordGroup[];
  /** The words that the cards mark. */
  marks: readonly string[];
};

/** Each group of words has a bit. */
const maxWords = 20;

const unite = ([first, ...others]: readonly FoundBikes[]): FoundBikes => {
  if (!first || others.length === 0) return first ?? new Map();
  const all = new Map(first);
  for (const list of others) for (const [number, score] of list) all.set(number, Math.max(score, all.get(number) ?? 0));
  return all;
};

const wordGroups = (index: SearchIndex, query: UnderstoodQuery, isTolerant: boolean): WordGroup[] => {
  const groups: string[][] = [];
  const parts = query.parts.filter((part) => part.kind === 'words');
  for (const part of parts) {
    const last = groups.at(-1);
    const [first, ...others] = part.value;
    if (first === undefined) continue;
    if (part.isAlternative && last) last.push(first);
    else groups.push([first]);
    for (const word of others) groups.push([word]);
  }
  const lastWord = query.parts.at(-1)?.kind === 'words' ? query.words.at(-1) : undefined;
  const unique = new Map(groups.map((words) => [words.join('|'), words]));
  return [...unique.values()].slice(0, maxWords).map((words) => {
    const found = words.map((word) => index.words.search(word, word === lastWord, isTolerant));
    return {
      words,
      bikes: unite(found.map(({ bikes }) => bikes)),
      marks: found.flatMap(({ marks }) => marks),
    };
  });
};

const namesIn = (part: UnderstoodPart): string[] => {
  if (part.isExcluded) return [];
  if (part.kind === 'brand' || part.kind === 'place') return [part.value.name, part.value.banglaName, part.text];
  return part.kind === 'model' || part.kind === 'seller'
    ? [part.text, ...(part.kind === 'model' ? [part.value] : [])]
    : [];
};

/** Creates the matcher of a query. It knows the bikes that the index has. */
export const createMatcher = (index: SearchIndex, query: UnderstoodQuery, isTolerant = false): Matcher => {
  const limits = toGroups(query.parts);
  const words = wordGroups(index, query, isTolerant);
  const mentions = query.parts.flatMap((part) =>
    part.kind === 'place' && !part.isExcluded && !index.hasPlace(part.value.id) ? mentionsOf(index, part.value) : [],
  );
  // Without closures, because a list may have ten thousand bikes.
  const computeFit = ({ number, terms }: IndexEntry): Fit => {
    const fit: Fit = { failures: 0, failed: -1, missing: 0, score: 0 };
    for (let at = 0; at < limits.length; at += 1) {
      if (limits[at]?.fits(terms)) continue;
      fit.failures += 1;
      fit.failed = at;
    }
    for (const mention of mentions) fit.score += mention(number);
    for (let at = 0; at < words.length; at += 1) {
      const score = words[at]?.bikes.get(number) ?? 0;
      if (score === 0) fit.missing |= 1 << at;
      fit.score += score;
    }
    return fit;
  };
  /** By the numbers of the bikes. */
  const fits: Fit[] = [];
  const fitOf = (bike: SearchableBike): Fit | null => {
    const entry = index.entryOf(bike);
    if (!entry) return null;
    const fit = fits[entry.number] ?? computeFit(entry);
    fits[entry.number] = fit;
    return fit;
  };
  return {
    has: (bike) => {
      const fit = fitOf(bike);
      return fit !== null && fit.failures === 0 && fit.missing === 0;
    },
    fitOf,
    limits,
    words,
    // Not the ending of a name, such as the `e` of 'mirpur e', which would be marked in every text.
    marks: [
      ...new Set([...query.parts.flatMap(namesIn).flatMap(toWords), ...words.flatMap(({ marks }) => marks)]),
    ].filter((mark) => mark.length > 1),
  };
};

type Fitted = { bike: SearchableBike; fit: Fit };

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Returns the text of the user for the words that a bike lacks. */
const missingText = (query: UnderstoodQuery, groups: readonly WordGroup[]): string => {
  const folded = new Set(groups.flatMap(({ words }) => words));
  const typed = query.text.match(/[\p{L}\p{M}\u200b-\u200d]+|\p{N}+/gu) ?? [];
  return [...new Set(typed.filter((word) => folded.has(foldText(word))))].join(' ') || [...folded].join(' ');
};

const groupBy = (list: readonly Fitted[], keyOf: (fit: Fit) => number): [key: number, group: Fitted[]][] => {
  const groups = new Map<number, Fitted[]>();
  for (const one of list) {
    const key = keyOf(one.fit);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups];
};

const byScore = (list: readonly Fitted[]): readonly Fitted[] => list.toSorted((a, b) => b.fit.score - a.fit.score);

const bikesOf = (list: readonly Fitted[]): SearchableBike[] => list.map(({ bike }) => bike);

/** Returns the bikes that fit all limits and lack a few words. Those that lack the fewest are first. */
const lackingWords = (query: UnderstoodQuery, { words, limits }: Matcher, near: readonly Fitted[]): NearBikes[] => {
  const most = Math.min(Math.max(1, Math.floor(words.length / 2)), words.length + limits.length - 1);
  return groupBy(near, ({ missing }) => missing)
    .filter(([missing]) => countBits(missing) <= most)
    .toSorted(([a, one], [b, other]) => countBits(a) - countBits(b) || other.length - one.length)
    .map(([missing, group]) => ({
      missing: missingText(
        query,
        words.filter((_, at) => missing & (1 << at)),
      ),
      bikes: bikesOf(byScore(group)),
    }));
};

/** Returns the bikes that have all words and miss one limit. The limit that the most bikes miss is first. */
const missingLimit = ({ limits, words }: Matcher, near: readonly Fitted[]): NearBikes[] => {
  const isOnly = limits.length + words.length === 1;
  return groupBy(isOnly ? near.filter(({ fit }) => fit.score > 0) : near, ({ failed }) => failed)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([failed, group]) => ({
      missing: (limits[failed]?.parts ?? []).map(({ text }) => text).join(', '),
      bikes: bikesOf(byScore(group)),
    }));
};

const exclusionsOf = (index: SearchIndex, { limits }: Matcher, near: readonly Fitted[]): Exclusion[] =>
  groupBy(near, ({ failed }) => failed)
    .flatMap(([failed, group]) => {
      const part = limits[failed]?.parts[0];
      if (!part) return [];
      const terms = group.map(({ bike }) => index.entryOf(bike)?.terms).filter((one) => one !== undefined);
      return [{ part, count: group.length, loosened: loosen(part, terms) }];
    })
    .toSorted((a, b) => b.count - a.count);

type Division = {
  matcher: Matcher;
  complete: readonly Fitted[];
  lackWords: readonly Fitted[];
  missLimit: readonly Fitted[];
};

function* divide(
  index: SearchIndex,
  query: UnderstoodQuery,
  bikes: readonly SearchableBike[],
  isTolerant: boolean,
): Work<Division> {
  const matcher = createMatcher(index, query, isTolerant);
  yield;
  const complete: Fitted[] = [];
  const lackWords: Fitted[] = [];
  const missLimit: Fitted[] = [];
  yield* visitAll(bikes, (bike) => {
    const fit = matcher.fitOf(bike);
    if (!fit) return;
    if (fit.failures === 0) (fit.missing === 0 ? complete : lackWords).push({ bike, fit });
    else if (fit.failures === 1 && fit.missing === 0) missLimit.push({ bike, fit });
  });
  return { matcher, complete, lackWords, missLimit };
}

/**
 * @param bikes bikes that the index has, in the order in which they are shown
 * @param order `match` puts the best match first; `list` keeps the order of the bikes
 */
export function* searchBikes(
  index: SearchIndex,
  query: UnderstoodQuery,
  bikes: readonly SearchableBike[],
  order: 'match' | 'list' = 'match',
): Work<BikesFound & { matcher: Matcher }> {
  let divided = yield* divide(index, query, bikes, false);
  // Words with a typing error count only if no bike has all words as they are typed.
  if (divided.complete.length === 0 && query.words.length > 0) divided = yield* divide(index, query, bikes, true);
  const { matcher, complete, lackWords, missLimit } = divided;
  const isFound = complete.length > 0;
  const all = bikesOf(order === 'match' && query.words.length > 0 ? byScore(complete) : complete);
  yield;
  const some = lackingWords(query, matcher, lackWords);
  yield;
  if (isFound) return { all, some, excludedBy: [], matcher };
  some.push(...missingLimit(matcher, missLimit));
  yield;
  return { all, some, excludedBy: exclusionsOf(index, matcher, missLimit), matcher };
}
