import SearchableMap from 'minisearch/SearchableMap';
import { toWords } from '../../lib/foldText.ts';
import type { SearchableBike } from '../searchQuery.ts';

/** The bikes that match a text. */
export type TextMatches = {
  has(bike: SearchableBike): boolean;
  /** Returns the words of a bike that match, folded by `foldText`. `splitMatches` marks them. */
  wordsOf(bike: SearchableBike): readonly string[];
};

const wordsOf = ({ bikeName, brandName, location, sellerName, description }: SearchableBike): Set<string> =>
  new Set(toWords([bikeName, brandName, location, sellerName, description].join('\n')));

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/**
 * Returns how many letters may be wrong. Zero for short words and for numbers, because one other letter changes their
 * meaning.
 */
const tolerance = (word: string): number => {
  // Long words are not compared, because the time of a comparison grows with the square of the length.
  if (isNumber(word) || word.length < 4 || word.length > 40) return 0;
  return word.length < 6 ? 1 : 2;
};

/** How many bikes are indexed in one task. Between two tasks the page can react to the user. */
const pieceSize = 50;

/**
 * Returns all words with two neighbouring letters swapped. They are needed because `fuzzyGet` counts a swap as two
 * wrong letters.
 */
const withSwappedLetters = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** Further words are ignored, because a real search has fewer words. */
const maxWords = 20;

type Scheduler = { yield?(): Promise<void> };

const nextTask = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Creates an index of the words in the texts of bikes. It uses the map of MiniSearch, but not its ranking, because the
 * user chooses the order of the bikes, and ranking ten thousand bikes is slow.
 */
export const createSearchIndex = () => {
  /** For each word, the numbers of the bikes that contain it. */
  const index = new SearchableMap<number[]>();
  const numbers = new Map<SearchableBike, number>();
  let work = Promise.resolve();

  const addBike = (bike: SearchableBike) => {
    if (numbers.has(bike)) return;
    const number = numbers.size;
    for (const word of wordsOf(bike)) {
      const bikesWithWord = index.get(word);
      if (bikesWithWord) bikesWithWord.push(number);
      else index.set(word, [number]);
    }
    numbers.set(bike, number);
  };

  const findAsTyped = (typed: string, isLast: boolean): Iterable<string> => {
    // The user may not have finished the last word. The other words are finished, but the user may have shortened a
    // long one.
    if (isLast || (typed.length >= 3 && !isNumber(typed))) return index.atPrefix(typed).keys();
    return index.has(typed) ? [typed] : [];
  };

  const findSimilar = (typed: string): Iterable<string> => {
    if (tolerance(typed) === 0) return [];
    const swapped = withSwappedLetters(typed).filter((word) => index.has(word));
    return [...swapped, ...index.fuzzyGet(typed, tolerance(typed)).keys()];
  };

  /**
   * Returns the words of the index that may be meant by a typed word, each with the part that is marked in the card.
   */
  const findWords = (typed: string, isLast: boolean, isTolerant: boolean): Map<string, string> => {
    const words = new Map(Array.from(findAsTyped(typed, isLast), (word) => [word, typed]));
    if (words.size > 0 && !isTolerant) return words;
    for (const word of findSimilar(typed)) if (!words.has(word)) words.set(word, word);
    return words;
  };

  const searchWords = (typed: readonly string[], isTolerant: boolean): { matches: TextMatches; count: number } => {
    const marks = new Map<string, string>();
    /**
     * For each bike, how many of the typed words it contains. A word is counted only if the bike contains all words
     * before it.
     */
    const found = new Uint8Array(numbers.size);
    let count = numbers.size;
    typed.forEach((word, at) => {
      count = 0;
      for (const [indexed, mark] of findWords(word, at === typed.length - 1, isTolerant)) {
        marks.set(indexed, mark);
        for (const number of index.get(indexed) ?? []) {
          if (found[number] !== at) continue;
          found[number] = at + 1;
          count += 1;
        }
      }
    });
    const matches: TextMatches = {
      has: (bike) => found[numbers.get(bike) ?? -1] === typed.length,
      wordsOf: (bike) => [...wordsOf(bike)].flatMap((word) => marks.get(word) ?? []),
    };
    return { matches, count };
  };

  return {
    /** The number of indexed bikes, including those that are not listed any more. */
    size: (): number => numbers.size,

    /** Whether all these bikes are in the index. */
    covers: (bikes: readonly SearchableBike[]): boolean => bikes.every((bike) => numbers.has(bike)),

    /** Adds the bikes that are not in the index yet. A changed record is another bike. */
    add: (bikes: readonly SearchableBike[]): Promise<void> => {
      work = work.then(async () => {
        for (let from = 0; from < bikes.length; from += pieceSize) {
          bikes.slice(from, from + pieceSize).forEach(addBike);
          await nextTask();
        }
      });
      return work;
    },

    /**
     * Finds the bikes that contain all words of a text. Typing errors are tolerated only in words that no bike contains,
     * or if no bike contains all words.
     */
    search: (text: string): TextMatches => {
      const typed = [...new Set(toWords(text))].slice(0, maxWords);
      const asTyped = searchWords(typed, false);
      return asTyped.count > 0 ? asTyped.matches : searchWords(typed, true).matches;
    },
  };
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;
