import SearchableMap from 'minisearch/SearchableMap';
import type { SearchableBike, SearchQuery } from '../query/searchQuery.ts';
import { toWords } from '../text/foldText.ts';
import { banglaBrands } from './names/brandNames.ts';
import { namesOfPlace } from './names/placeNames.ts';
import { readSentence } from './readSentence.ts';

/** The bikes that match a text. */
export type TextMatches = {
  has(bike: SearchableBike): boolean;
  /** Returns the matching words of a bike, in the form of `foldText`. `splitMatches` marks them. */
  wordsOf(bike: SearchableBike): readonly string[];
};

/** The number of words of a name or a location, and of a description, that the search finds. */
const maxNameWords = 40;
const maxDescriptionWords = 300;

/**
 * The words of a bike that the search finds. Further words of very long texts do not count: with thousands of words a
 * bike would be found by every search. Users search for a brand under its Bangla name too, and for a place in both
 * scripts and under its former name.
 */
const firstNameWords = (text: string): string[] => toWords(text).slice(0, maxNameWords);

const wordsOf = ({ bikeName, brandName, location, sellerName, description }: SearchableBike): Set<string> =>
  new Set([
    ...[brandName, banglaBrands.get(brandName) ?? '', bikeName, sellerName].flatMap(firstNameWords),
    ...[...firstNameWords(location), ...toWords(description).slice(0, maxDescriptionWords)].flatMap(namesOfPlace),
  ]);

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/**
 * Returns how many letters of a typed word may be wrong. Zero for short words and for numbers, because there one other
 * letter changes the meaning.
 */
const tolerance = (word: string): number => {
  // Zero for long words too, because the time of a comparison grows with the square of the length.
  if (isNumber(word) || word.length < 4 || word.length > 40) return 0;
  return word.length < 6 ? 1 : 2;
};

/** The number of bikes that are indexed in one task. Between two tasks the page can react to the user. */
const pieceSize = 50;

/**
 * Returns the word once for each pair of neighbouring letters, with these two letters swapped. The search needs them,
 * because `fuzzyGet` counts two swapped letters as two wrong letters.
 */
const withSwappedLetters = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** Words between the words that are searched: 'a Yamaha near Mirpur'. Hardly any description contains them by intent. */
const connectingWords: ReadonlySet<string> = new Set(
  'a an the and or in at on of near around from by for with এবং ও বা'.split(' ').flatMap(toWords),
);

/** Connecting words that in Bangla stand after the word to which they belong: 'মিরপুরের কাছে' is 'near Mirpur'. */
const followingWords: ReadonlySet<string> = new Set('কাছে আশেপাশে এলাকায় থেকে জন্য'.split(' ').flatMap(toWords));

/**
 * Returns the words to search for. An English connecting word at the end is kept, because the user may not have finished it:
 * 'in' of 'Indian'.
 */
const searchedWords = (text: string): string[] =>
  toWords(text).filter(
    (word, at, { length }) => !followingWords.has(word) && (at === length - 1 || !connectingWords.has(word)),
  );

/** The largest number of words in a search. Further words are ignored, because a real search has fewer words. */
const maxWords = 20;

type Scheduler = { yield?(): Promise<void> };

const nextTask = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/**
 * Creates an index of the words in the texts of bikes, with the data structure `SearchableMap` of the library MiniSearch.
 * It does not use MiniSearch's ranking, for two reasons: the user chooses the order of the bikes, and ranking ten
 * thousand bikes is slow.
 */
export const createSearchIndex = () => {
  /** The numbers of the bikes that contain a word, by the word. The map `numbers` has the number of each bike. */
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
    // For the last word, all words that begin with it are found, because the user may still be typing it. The same is true
    // for any word of three letters or more, because the user may have shortened it.
    if (isLast || (typed.length >= 3 && !isNumber(typed))) return index.atPrefix(typed).keys();
    return index.has(typed) ? [typed] : [];
  };

  const findSimilar = (typed: string): Iterable<string> => {
    if (tolerance(typed) === 0) return [];
    const swapped = withSwappedLetters(typed).filter((word) => index.has(word));
    return [...swapped, ...index.fuzzyGet(typed, tolerance(typed)).keys()];
  };

  /**
   * Returns the words of the index that the user may mean by a typed word. For each of them the map has the part of the
   * word that is marked in the card.
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
     * For each bike, by its index: how many of the typed words it contains. The count ends at the first word that the
     * bike does not contain.
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
      wordsOf: (bike) =>
        [...wordsOf(bike)].flatMap((word) => {
          const mark = marks.get(word);
          // The bike may have another name of the place than the user has typed.
          return mark === undefined ? [] : [mark, ...namesOfPlace(word).filter((name) => name !== word)];
        }),
    };
    return { matches, count };
  };

  return {
    /** The number of indexed bikes, including those that are not listed any more. */
    size: (): number => numbers.size,

    /** Whether all these bikes are in the index. */
    covers: (bikes: readonly SearchableBike[]): boolean => bikes.every((bike) => numbers.has(bike)),

    /** Adds the bikes that are not in the index yet. If a record of a bike has changed, it is added as another bike. */
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
     * Finds the bikes that contain all words of a text, except connecting words.
     * A word may have a typing error only if no bike contains the word as it is typed, or if no bike contains all words.
     */
    search: (text: string): TextMatches => {
      const typed = [...new Set(searchedWords(text))].slice(0, maxWords);
      const asTyped = searchWords(typed, false);
      return asTyped.count > 0 ? asTyped.matches : searchWords(typed, true).matches;
    },

    /**
     * Returns a query that may find bikes in the place of one that finds none: its price limit and "verified seller" are
     * filters, and its text has only words that some bike contains together. Returns null if that changes nothing.
     */
    suggest: (query: SearchQuery): SearchQuery | null => {
      const read = readSentence(query);
      const kept: string[] = [];
      for (const word of [...new Set(toWords(read.text))].slice(0, maxWords)) {
        if (connectingWords.has(word) || followingWords.has(word)) continue;
        if (searchWords([...kept, word], false).count > 0) kept.push(word);
      }
      const text = kept.join(' ');
      if (read === query && text === '') return null;
      return read === query && text === searchedWords(query.text).join(' ') ? null : { ...read, text };
    },
  };
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;
