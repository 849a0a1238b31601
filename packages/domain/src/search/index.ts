/** Only the search loads this entry, because the vocabulary is large. */

export { createMatcher, type Matcher, searchBikes } from './searchBikes.ts';
export { createSearchIndex, type SearchIndex } from './searchIndex.ts';
export { suggest } from './suggest.ts';
export { asWords, orderOf, quotePart, replacePart, understand, withoutPart } from './understand.ts';
export type {
  BikesFound,
  Exclusion,
  Meaning,
  Named,
  NamedPlace,
  NearBikes,
  PartKind,
  Suggestion,
  UnderstoodPart,
  UnderstoodQuery,
} from './understood.ts';
export { emptyVocabulary, type Vocabulary } from './vocabulary.ts';
