import type { Condition } from '@second-gear/contract';
import type { NumberRange, SearchableBike, SortOrder } from '../query/searchQuery.ts';

/** A name in both languages. `id` is the same for all spellings. */
export type Named = { id: string; name: string; banglaName: string };

/** A place, such as Mirpur, or a numbered part of it, such as Mirpur 10. */
export type NamedPlace = Named & { number: string | null };

/** What one part of the user's text means. All kinds except `words` and `sort` are hard limits. */
export type Meaning =
  | { kind: 'brand'; value: Named }
  /** The words of a model as in the name of a bike: 'cg 125'. An engine size is the number alone: '125'. */
  | { kind: 'model'; value: string }
  | { kind: 'place'; value: NamedPlace }
  /** In BDT, inclusive. */
  | { kind: 'maxPrice'; value: number }
  | { kind: 'minPrice'; value: number }
  | { kind: 'priceRange'; value: { from: number; to: number } }
  | { kind: 'condition'; value: Condition }
  /** The purchase year; both ends are inclusive. One year has the same number twice. */
  | { kind: 'yearRange'; value: NumberRange }
  /** For how many years a bike was used; both ends are inclusive. */
  | { kind: 'usedRange'; value: NumberRange }
  /** The engine size in cc; both ends are inclusive. */
  | { kind: 'engineRange'; value: NumberRange }
  | { kind: 'verified'; value: true }
  /** The order that "cheap" or "latest" asks for. It limits nothing. */
  | { kind: 'sort'; value: SortOrder }
  /** The words as the user has typed them, and their sounds. */
  | { kind: 'seller'; value: { name: string; sounds: string } }
  /** Words without another meaning, in the form of `foldText`. The text of a bike must contain them. */
  | { kind: 'words'; value: readonly string[] };

type Slice = {
  /** The part of the text: `query.text.slice(from, to)`. */
  text: string;
  from: number;
  to: number;
  /** True if the user has written "or" between the part before and this one. */
  isAlternative: boolean;
  /** True if the user does not want such bikes: 'not honda', 'হোন্ডা ছাড়া'. The part contains the words that say so. */
  isExcluded: boolean;
};

export type UnderstoodPart = Meaning & Slice;

export type UnderstoodQuery = {
  text: string;
  /** What was understood, in reading order. Words that say nothing about a bike are in no part. */
  parts: readonly UnderstoodPart[];
  words: readonly string[];
};

export type NearBikes = {
  /** The word or words that are missing, as the user has typed them. */
  missing: string;
  bikes: readonly SearchableBike[];
};

export type Exclusion = {
  part: UnderstoodPart;
  count: number;
  /** Only for prices and years. If no price is near the limit, the limit is the nearest price. */
  loosened: { part: UnderstoodPart; count: number; isNear: boolean } | null;
};

export type BikesFound = {
  /** The bikes that fit everything. The order is by match, then as in the list that was searched. */
  all: readonly SearchableBike[];
  /** The bikes that lack one word. If `all` is empty, also the bikes that miss one limit. */
  some: readonly NearBikes[];
  /** Empty unless `all` is empty. The limit that excludes the most bikes is first. */
  excludedBy: readonly Exclusion[];
};

export type Suggestion = {
  text: string;
  kind: 'brand' | 'model' | 'place' | 'price' | 'recent';
};

/** What the indexed bikes say about the words of a query. */
export type Vocabulary = {
  /** Such a word is not taken for a misspelled name. @param word of `foldText` */
  hasWord(word: string): boolean;
  hasBeginning(letters: string): boolean;
  sellersWith(sound: string): readonly SellerName[];
};

export type SellerName = { name: string; sounds: readonly string[] };

export const emptyVocabulary: Vocabulary = { hasWord: () => false, hasBeginning: () => false, sellersWith: () => [] };
