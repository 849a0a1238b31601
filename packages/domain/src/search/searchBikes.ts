import type { SearchableBike } from '../query/searchQuery.ts';
import { foldText, toWords } from '../text/foldText.ts';
import type { BikeTerms } from './bikeTerms.ts';
import { type LimitGroup, toGroups } from './limits.ts';
import { loosen } from './loosen.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { BikesFound, Exclusion, NamedPlace, NearBikes, UnderstoodPart, UnderstoodQuery } from './understood.ts';

/** A word of the query, or several words of which a bike must have one. */
type WordGroup = { words: readonly string[]; scoreOf(number: number): number; marks: readonly string[] };

/**
 * Returns a function that says how much the texts of a bike mention a place, in either script. If no bike is at the place, the
 * bikes that mention it are the first of those that nearly fit.
 */
const mentionsOf = (index: SearchIndex, { name, banglaName }: NamedPlace): ((number: number) => number) => {
  const found = [name, banglaName].map((spelling) =>
    toWords(spelling).map((word) => index.words.search(word, false, false)),
  );
  // All words of a name must be there: "Elephant Road" is more than a road.
  return (number) =>
    Math.max(...found.map((ofWords) => Math.min(...ofWords.map(({ bikes }) => bikes.get(number) ?? 0))));
};

/** How a bike fits a query. */
type Fit = { failed: readonly LimitGroup[]; missing: readonly WordGroup[]; score: number };

/** The bikes that fit a query. */
export type Matcher = {
  /** Whether a bike fits all limits and has all words. */
  has(bike: SearchableBike): boolean;
  fitOf(bike: SearchableBike): Fit | null;
  limits: readonly LimitGroup[];
  words: readonly WordGroup[];
  /** The words that the cards mark. */
  marks: readonly string[];
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
  return [...unique.values()].map((words) => {
    const found = words.map((word) => index.words.search(word, word === lastWord, isTolerant));
    return {
      words,
      scoreOf: (number) => Math.max(...found.map(({ bikes }) => bikes.get(number) ?? 0)),
      marks: found.flatMap(({ marks }) => marks),
    };
  });
};

const namesIn = (part: UnderstoodPart): string[] => {
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
    part.kind === 'place' && !index.hasPlace(part.value.id) ? mentionsOf(index, part.value) : [],
  );
  const fits = new Map<SearchableBike, Fit | null>();
  const computeFit = (bike: SearchableBike): Fit | null => {
    const terms = index.termsOf(bike);
    if (!terms) return null;
    const number = index.numberOf(bike);
    const missing: WordGroup[] = [];
    let score = 0;
    for (const mention of mentions) score += mention(number);
    for (const group of words) {
      const ofGroup = group.scoreOf(number);
      if (ofGroup === 0) missing.push(group);
      score += ofGroup;
    }
    return { failed: limits.filter((limit) => !limit.fits(terms)), missing, score };
  };
  const fitOf = (bike: SearchableBike): Fit | null => {
    const known = fits.get(bike);
    if (known !== undefined) return known;
    const fit = computeFit(bike);
    fits.set(bike, fit);
    return fit;
  };
  return {
    has: (bike) => {
      const fit = fitOf(bike);
      return fit !== null && fit.failed.length === 0 && fit.missing.length === 0;
    },
    fitOf,
    limits,
    words,
    marks: [...new Set([...query.parts.flatMap(namesIn).flatMap(toWords), ...words.flatMap(({ marks }) => marks)])],
  };
};

/** Returns the text of the user for the words that a bike lacks. */
const missingText = (query: UnderstoodQuery, groups: readonly WordGroup[]): string => {
  const folded = new Set(groups.flatMap(({ words }) => words));
  const typed = query.text.match(/[\p{L}\p{M}\u200b-\u200d]+|\p{N}+/gu) ?? [];
  return [...new Set(typed.filter((word) => folded.has(foldText(word))))].join(' ') || [...folded].join(' ');
};

const textOf = ({ parts }: LimitGroup): string => parts.map(({ text }) => text).join(', ');

type Fitted = { bike: SearchableBike; fit: Fit };

/** Groups bikes by what they lack. The group that lacks the fewest words is first. */
const toNearBikes = (near: readonly Fitted[], labelOf: (fit: Fit) => string): NearBikes[] => {
  const groups = new Map<string, Fitted[]>();
  for (const one of near) {
    const label = labelOf(one.fit);
    groups.set(label, [...(groups.get(label) ?? []), one]);
  }
  return [...groups]
    .toSorted(
      ([, a], [, b]) => (a[0]?.fit.missing.length ?? 0) - (b[0]?.fit.missing.length ?? 0) || b.length - a.length,
    )
    .map(([missing, fitted]) => ({ missing, bikes: fitted.map(({ bike }) => bike) }));
};

const exclusionsOf = (matcher: Matcher, fitted: readonly Fitted[], index: SearchIndex): Exclusion[] =>
  matcher.limits
    .flatMap((limit) => {
      const excluded = fitted.filter(
        ({ fit }) => fit.missing.length === 0 && fit.failed.length === 1 && fit.failed[0] === limit,
      );
      const [part] = limit.parts;
      if (excluded.length === 0 || !part) return [];
      const terms = excluded.flatMap(({ bike }): readonly BikeTerms[] =>
        [index.termsOf(bike)].filter((one) => one !== undefined),
      );
      return [{ part, count: excluded.length, loosened: loosen(part, terms) }];
    })
    .toSorted((a, b) => b.count - a.count);

/**
 * Finds the bikes that fit a query, and those that nearly fit it.
 *
 * @param bikes bikes that the index has, in the order in which they are shown
 * @param order `match` puts the best match first; `list` keeps the order of the bikes
 */
export const searchBikes = (
  index: SearchIndex,
  query: UnderstoodQuery,
  bikes: readonly SearchableBike[],
  order: 'match' | 'list' = 'match',
): BikesFound & { matcher: Matcher } => {
  const run = (isTolerant: boolean) => {
    const matcher = createMatcher(index, query, isTolerant);
    const fitted = bikes.flatMap((bike): Fitted[] => {
      const fit = matcher.fitOf(bike);
      return fit ? [{ bike, fit }] : [];
    });
    return { matcher, fitted, complete: fitted.filter(({ fit }) => fit.failed.length + fit.missing.length === 0) };
  };
  // Words with a typing error count only if no bike has all words as they are typed.
  let result = run(false);
  if (result.complete.length === 0 && query.words.length > 0) result = run(true);
  const { matcher, fitted, complete } = result;
  const byScore = (list: readonly Fitted[]): readonly Fitted[] => list.toSorted((a, b) => b.fit.score - a.fit.score);
  const sort = (list: readonly Fitted[]) => (order === 'match' && query.words.length > 0 ? byScore(list) : list);

  const size = matcher.words.length + matcher.limits.length;
  const most = Math.max(1, Math.floor(matcher.words.length / 2));
  const lacksWords = fitted.filter(
    ({ fit }) =>
      fit.failed.length === 0 && fit.missing.length > 0 && fit.missing.length <= most && fit.missing.length < size,
  );
  const lacksLimit =
    complete.length > 0
      ? []
      : fitted.filter(({ fit }) => fit.missing.length === 0 && fit.failed.length === 1 && (size > 1 || fit.score > 0));
  return {
    all: sort(complete).map(({ bike }) => bike),
    some: [
      ...toNearBikes(sort(lacksWords), ({ missing }) => missingText(query, missing)),
      ...toNearBikes(byScore(lacksLimit), ({ failed }) => failed.map(textOf).join(' ')),
    ],
    excludedBy: complete.length > 0 ? [] : exclusionsOf(matcher, fitted, index),
    matcher,
  };
};
