/** What the product knows about bikes, without React and a browser. `@second-gear/domain/search` has the search. */

// Texts and numbers ----

export { readPrice, readYear, readYearsUsed } from './numbers/readNumber.ts';
export { readOfferedPrice } from './numbers/readOfferedPrice.ts';
export { toBanglaWords, toEnglishWords } from './numbers/spokenNumbers.ts';
export { foldText, toBanglaDigits, toLatinDigits, toWords } from './text/foldText.ts';
export { escapeRegExp, splitMatches } from './text/markMatches.ts';

export { toBanglaPlaces } from './vocabulary/readLocation.ts';
export { hasWords, toSearchableText, toSearchWords } from './vocabulary/searchableText.ts';

// Facts of bikes ----

export { factsOf, maxCredibleDiscount } from './bikes/bikeFacts.ts';
export { isSamePlace } from './bikes/places.ts';
export { type PriceInsight, priceInsight } from './bikes/priceInsight.ts';
export { similarBikes } from './bikes/similarBikes.ts';

// Queries, filters and orders ----

export {
  type ActiveFilter,
  type FacetOption,
  type Facets,
  type FilteredBikes,
  filterBikes,
} from './query/filterBikes.ts';
export { onlyFilter, withoutFilter, withoutFilters } from './query/oneFilter.ts';
export { fitsInUrl, formatQuery, parseQuery } from './query/queryUrl.ts';
export {
  emptyQuery,
  type NumberRange,
  type SearchableBike,
  type SearchQuery,
  type SortOrder,
  sortOrders,
} from './query/searchQuery.ts';
export { sortBikes } from './query/sortBikes.ts';

// Long work in short tasks ----

export { finish, finishInSlices, type Work } from './work.ts';
