import SearchableMap from 'minisearch/SearchableMap';
import type { SearchableBike } from '../query/searchQuery.ts';
import { tolerance } from '../text/distance.ts';
import { foldText, toWords } from '../text/foldText.ts';
import { toLatinLetters } from '../text/letterNames.ts';
import { soundTerm } from '../text/soundKey.ts';
import { stemsOf } from '../text/stems.ts';
import { parseLines } from '../vocabulary/parseLists.ts';
import { synonyms } from '../vocabulary/synonyms.ts';

/** Further words do not count: with thousands of words, a bike would be found by every search. */
const maxNameWords = 40;
const maxDescriptionWords = 300;

const weights = { bikeName: 6, brandName: 5, location: 4, sellerName: 4, description: 1 } as const;
/** A weight needs fewer bits than this. */
const weightBits = 3;

/** How much a word counts that only begins with the typed word, that sounds like it, or that has a typing error. */
const asBeginning = 0.7;
const asSound = 0.7;
const asSimilar = 0.4;

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

const sameWords = new Map(
  parseLines(synonyms).flatMap(({ name, others }) => {
    const group = [name, ...others].map(foldText);
    return group.map((word) => [word, group] as const);
  }),
);

const withSwappedLetters = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** The bikes that have a word, by their numbers, with their scores. */
export type FoundBikes = ReadonlyMap<number, number>;

type WordSearch = {
  bikes: FoundBikes;
  marks: readonly string[];
};

/**
 * Uses the data structure of MiniSearch but not its search: for 10,000 bikes that takes 20 to 100 ms for a letter, and
 * this takes 1 to 4 ms.
 */
export const createWordIndex = () => {
  /** For each word, the numbers of the bikes that have it, each with the weight of the field in its lowest bits. */
  const index = new SearchableMap<number[]>();

  const add = (number: number, bike: SearchableBike, otherNames: string): void => {
    const terms = new Map<string, number>();
    const put = (text: string, count: number, weight: number, hasSounds: boolean) => {
      for (const word of toWords(text).slice(0, count)) {
        // 'সিডিআই' is also 'cdi'.
        const found = [word, toLatinLetters(word), hasSounds ? soundTerm(word, 'own') : null];
        for (const term of found) if (term !== null) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
      }
    };
    put(bike.bikeName, maxNameWords, weights.bikeName, true);
    put(bike.brandName, maxNameWords, weights.brandName, true);
    put(bike.location, maxNameWords, weights.location, true);
    put(otherNames, maxNameWords, weights.location, false);
    put(bike.sellerName, maxNameWords, weights.sellerName, true);
    put(bike.description, maxDescriptionWords, weights.description, false);
    for (const [term, weight] of terms) {
      const entry = (number << weightBits) | weight;
      const entries = index.get(term);
      if (entries) entries.push(entry);
      else index.set(term, [entry]);
    }
  };

  const findAsTyped = (typed: string, isLast: boolean): Map<string, number> => {
    const terms = new Map<string, number>();
    for (const word of sameWords.get(typed) ?? [
      typed,
      ...stemsOf(typed)
        .slice(1)
        .filter((stem) => index.has(stem)),
    ]) {
      // A synonym is a whole word: "lal" (red) is not the beginning of Lalbagh.
      if (!sameWords.has(typed) && (isLast || (word.length >= 3 && !isNumber(word))))
        for (const term of index.atPrefix(word).keys()) terms.set(term, term === word ? 1 : asBeginning);
      else if (index.has(word)) terms.set(word, 1);
    }
    const letters = toLatinLetters(typed);
    if (letters !== null && letters.length > 1 && index.has(letters)) terms.set(letters, 1);
    const sound = soundTerm(typed, 'other');
    if (sound !== null && index.has(sound)) terms.set(sound, asSound);
    return terms;
  };

  const findSimilar = (typed: string): Map<string, number> => {
    if (tolerance(typed) === 0 || sameWords.has(typed)) return new Map();
    const limit = typed.length < 6 ? 1 : 2;
    const swapped = withSwappedLetters(typed).filter((word) => index.has(word));
    const terms = [...swapped, ...index.fuzzyGet(typed, limit).keys()].filter((term) => !term.startsWith('~'));
    // 'sahid' is also written Shaheed.
    const sound = soundTerm(typed, 'own');
    if (sound !== null && index.has(sound)) terms.push(sound);
    return new Map(terms.map((term) => [term, asSimilar]));
  };

  let recent = new Map<string, WordSearch>();

  return {
    /** @param otherNames the names of the bike's brand and places in both scripts */
    add: (number: number, bike: SearchableBike, otherNames: string): void => {
      recent.clear();
      add(number, bike, otherNames);
    },

    has: (word: string): boolean => index.has(word),
    hasBeginning: (letters: string): boolean => !index.atPrefix(letters).keys().next().done,

    /**
     * Words that begin with the last word of a text are found too, because the user may still be typing it. If no bike
     * has the word, words with a typing error are found even if `isTolerant` is false.
     */
    search: (typed: string, isLast: boolean, isTolerant: boolean): WordSearch => {
      const key = `${isLast}${isTolerant}${typed}`;
      const known = recent.get(key);
      if (known) return known;
      const terms = findAsTyped(typed, isLast);
      if (isTolerant || terms.size === 0)
        for (const [term, factor] of findSimilar(typed)) if (!terms.has(term)) terms.set(term, factor);
      const bikes = new Map<number, number>();
      for (const [term, factor] of terms) {
        const isNear = typed.length < (factor === asSimilar ? 6 : factor === asBeginning ? 3 : 0);
        for (const entry of index.get(term) ?? []) {
          const number = entry >> weightBits;
          const weight = entry & ((1 << weightBits) - 1);
          // A description has so many words that a short word is nearly one of them by chance.
          if (isNear && weight === weights.description) continue;
          const score = weight * factor;
          if (score > (bikes.get(number) ?? 0)) bikes.set(number, score);
        }
      }
      const marks = [...terms.keys()].filter((term) => !term.startsWith('~'));
      const result = { bikes, marks: marks.some((term) => term.startsWith(typed)) ? [typed] : marks };
      if (recent.size > 50) recent = new Map();
      recent.set(key, result);
      return result;
    },
  };
};

export type WordIndex = ReturnType<typeof createWordIndex>;
