export { createSearchIndex, type SearchIndex, type TextMatches } from './searchIndex.ts';
