import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { toWords } from '../../lib/foldText.ts';
import type { SearchableBike } from '../searchQuery.ts';

/** The bikes that contain all words of a text, each with the words that its page can mark. */
export type TextMatches = ReadonlyMap<SearchableBike, () => readonly string[]>;

type Entry = { id: number; bike: SearchableBike };

const readField: Record<string, (bike: SearchableBike) => string> = {
  name: ({ bikeName }) => bikeName,
  brand: ({ brandName }) => brandName,
  location: ({ location }) => location,
  seller: ({ sellerName }) => sellerName,
  description: ({ description }) => description,
};

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** The last word is still being typed. Other words are complete, but the user may have shortened a long one. */
const isPrefix = (word: string, at: number, words: readonly string[]): boolean =>
  at === words.length - 1 || (word.length >= 3 && !isNumber(word));

/** How many letters may be wrong. Different short words and different numbers mean different things. */
const tolerance = (word: string): number => {
  if (isNumber(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
};

const asTyped: SearchOptions = { combineWith: 'AND', prefix: isPrefix };
const withTypingErrors: SearchOptions = { ...asTyped, fuzzy: tolerance };

/** Of a word that only begins as typed, the typed beginning is marked. */
const wordsToMark = ({ terms, queryTerms }: SearchResult): readonly string[] =>
  terms.map((term) => queryTerms.find((typed) => term.startsWith(typed)) ?? term);

/** How many bikes are indexed in one piece, between which the page can react to the user. */
const chunkSize = 50;

/** An index of the texts of bikes. */
export const createSearchIndex = () => {
  const entries: Entry[] = [];
  const added = new Set<SearchableBike>();
  const index = new MiniSearch<Entry>({
    fields: Object.keys(readField),
    extractField: ({ id, bike }, field) => readField[field]?.(bike) ?? String(id),
    tokenize: toWords,
    processTerm: (word) => word,
  });
  let work = Promise.resolve();

  return {
    /** Whether all these bikes can be found. */
    covers: (bikes: readonly SearchableBike[]): boolean => bikes.every((bike) => added.has(bike)),

    /** Adds the bikes that are not in the index yet. A changed record is another bike. */
    add: (bikes: readonly SearchableBike[]): Promise<void> => {
      work = work.then(async () => {
        const fresh = bikes.filter((bike) => !added.has(bike)).map((bike, at) => ({ id: entries.length + at, bike }));
        entries.push(...fresh);
        await index.addAllAsync(fresh, { chunkSize });
        for (const { bike } of fresh) added.add(bike);
      });
      return work;
    },

    /** Finds the bikes that contain all words. Typing errors are tolerated only if no bike has the words as typed. */
    search: (text: string): TextMatches => {
      const exact = index.search(text, asTyped);
      const results = exact.length > 0 ? exact : index.search(text, withTypingErrors);
      return new Map(
        results.flatMap((result) => {
          const bike = entries[result.id]?.bike;
          return bike ? [[bike, () => wordsToMark(result)] as const] : [];
        }),
      );
    },
  };
};

export type SearchIndex = ReturnType<typeof createSearchIndex>;
