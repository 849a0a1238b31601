/** Only the search loads this entry, because the vocabulary is large. */

export { createMatcher, searchBikes } from './searchBikes.ts';
export { createSearchIndex, type SearchIndex } from './searchIndex.ts';
export { suggest } from './suggest.ts';
export { asWords, orderOf, understand } from './understand.ts';
export type {
  Exclusion,
  Meaning,
  Named,
  NearBikes,
  Suggestion,
  UnderstoodPart,
  UnderstoodQuery,
} from './understood.ts';
